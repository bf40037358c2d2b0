import { expect, it } from "vitest"
import { parseOptions, USAGE } from "./options.ts"

it("parseOptions reads the shop, the email address and the plain mode", () => {
  expect(parseOptions(["--shop", "https://shop.example/path", "--email", "a@b.test", "--plain"], true)).toEqual({
    origin: "https://shop.example",
    isPlain: true,
    email: "a@b.test"
  })
})

it("parseOptions defaults to the local shop, and to the plain mode without a terminal", () => {
  expect(parseOptions(["--"], false)).toEqual({ origin: "http://127.0.0.1:3000", isPlain: true, email: "" })
})

it.each(["http://localhost:3000", "http://shop.localhost", "http://127.0.0.1:8080", "http://[::1]:3000"])(
  "parseOptions allows %s without https, because no data leaves the computer",
  (origin) => {
    expect(parseOptions(["--shop", origin], true)).toMatchObject({ origin })
  }
)

it.each(["http://shop.example", "http://127.0.0.1.shop.example", "http://localhost.example", "http://10.0.0.2:3000"])(
  "parseOptions requires https for %s",
  (origin) => {
    expect(parseOptions(["--shop", origin], true)).toMatch(/must begin with https:/)
  }
)

it.each([["--shop", "shop.example"], ["--shop", "ftp://shop.example"], ["--colour"], ["extra"]])(
  "parseOptions returns the usage for the invalid arguments %j %j",
  (...args) => {
    expect(parseOptions(args.filter(Boolean), true)).toMatch(/Usage: pnpm counter/)
  }
)

it("parseOptions returns the usage for --help", () => {
  expect(parseOptions(["--help"], true)).toBe(USAGE)
})
