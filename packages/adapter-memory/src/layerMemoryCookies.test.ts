import { Cookies } from "@camber/domain/ports"
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { layerMemoryCookies } from "./layerMemoryClient.ts"

it.effect("a cookie jar starts with the decoded cookies of the request, with the first value of each name", () =>
  Effect.gen(function* () {
    const cookies = yield* Cookies
    expect(yield* cookies.read("theme")).toBe("dark")
    expect(yield* cookies.read("Fitment")).toBe('{"Year":1969}')
    expect(yield* cookies.read("odd")).toBe("%zz")
    expect(yield* cookies.read("bare")).toBeUndefined()
  }).pipe(Effect.provide(layerMemoryCookies("theme=dark; Fitment=%7B%22Year%22%3A1969%7D; theme=light; odd=%zz; bare")))
)
