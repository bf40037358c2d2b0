import { Option } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatHosts, parsePostgresUrl } from "./PostgresUrl.ts"

const read = (text: string) => Option.getOrNull(parsePostgresUrl(text))

describe("parsePostgresUrl", () => {
  it("OPS-35 splits a URL with several hosts into one server for each, and follows the primary", () => {
    const url = read("postgres://shop:se%40cret@db1:5432,[::1]:5433,db3/camber?sslmode=require&target_session_attrs=read-write")
    expect(url?.servers.map(({ href }) => href)).toEqual([
      "postgres://shop:se%40cret@db1:5432/camber?sslmode=require",
      "postgres://shop:se%40cret@[::1]:5433/camber?sslmode=require",
      "postgres://shop:se%40cret@db3/camber?sslmode=require"
    ])
    expect(url?.followsPrimary).toBe(true)
    expect(url && formatHosts(url)).toBe("db1:5432, [::1]:5433, db3")
  })

  it.each([
    ["postgres://db/shop", false],
    ["postgresql:///shop", false],
    ["postgres://db/shop?target_session_attrs=any", false],
    ["postgres://db/shop?target_session_attrs=primary", true],
    ["postgres://db1,db2/shop", true]
  ])("OPS-35 follows the primary with a single host only if target_session_attrs requires it: %s", (text, followsPrimary) => {
    expect(read(text)?.followsPrimary).toBe(followsPrimary)
  })

  it.each([
    "postgres://db1,/shop",
    "postgres://db1,db2:x/shop",
    "postgres://db/shop?target_session_attrs=standby",
    "postgres://db1,db2/shop?target_session_attrs=any",
    "mysql://db1,db2/shop",
    `postgres://${"db,".repeat(16)}db/shop`,
    "db1,db2"
  ])("OPS-35 rejects a URL that the shop could not write through: %s", (text) => {
    expect(read(text)).toBeNull()
  })

  it("OPS-35 parses a single host like a URL", () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.integer({ min: 1, max: 65_535 }), fc.nat(), (host, port, name) => {
        const text = `postgres://user:word@${host}:${port}/shop_${name}`
        expect(read(text)?.servers.map(({ href }) => href)).toEqual([new URL(text).href])
      })
    )
  })
})
