import { Cookies } from "@camber/domain/ports"
import { cookiesContract } from "@camber/testing/ports"
import { expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { requestCookies } from "./requestCookies.ts"

cookiesContract("of a request", requestCookies(null, true).layer)
cookiesContract("of a request that has some", requestCookies("contract-value=old; other=1", false).layer)

it.effect("a response sets only the last value of each changed cookie", () => {
  const cookies = requestCookies("Fitment=%7B%7D; theme=dark; PromoCode=SPRING", true)
  return Effect.gen(function* () {
    const jar = yield* Cookies
    expect(yield* jar.read("theme")).toBe("dark")
    expect(cookies.setCookies()).toEqual([])
    yield* jar.write("Fitment", '{"Year":1969}')
    yield* jar.write("Fitment", '{"Year":1970}', 1)
    yield* jar.remove("PromoCode")
    expect(cookies.setCookies()).toEqual([
      "Fitment=%7B%22Year%22%3A1970%7D; Path=/; Max-Age=86400; SameSite=Lax; Secure",
      "PromoCode=; Path=/; Max-Age=0; SameSite=Lax; Secure"
    ])
  }).pipe(Effect.provide(cookies.layer))
})

it.effect(
  "GAP-C23 a response over plain HTTP sets cookies without the Secure attribute, because the browser would otherwise discard them",
  () => {
    const cookies = requestCookies(null, false)
    return Effect.gen(function* () {
      yield* Cookies.use((jar) => jar.write("Fitment", "a; b"))
      yield* Cookies.use((jar) => jar.write("Listings", "all", null))
      expect(cookies.setCookies()).toEqual([
        "Fitment=a%3B%20b; Path=/; Max-Age=31536000; SameSite=Lax",
        "Listings=all; Path=/; SameSite=Lax"
      ])
    }).pipe(Effect.provide(cookies.layer))
  }
)
