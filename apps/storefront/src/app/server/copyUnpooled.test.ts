// @vitest-environment node
import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { RenderedPage, copyUnpooled } from "./PageCache.ts"

describe("cached bytes", () => {
  it.each([
    ["a small buffer", Buffer.from("a word")],
    ["the output of zlib", gzipSync("a word")],
    ["an empty buffer", Buffer.alloc(0)]
  ])("use no more memory than their length: %s", (_, bytes) => {
    const own = copyUnpooled(bytes)
    expect(own.equals(bytes)).toBe(true)
    expect(own.buffer.byteLength).toBe(bytes.length)
  })

  it("use no more memory than their length for a page in any encoding", async () => {
    const page = new RenderedPage(200, {}, "<p>brake rotor</p>".repeat(40))
    for (const encoding of ["br", "gzip", "identity"] as const) {
      const bytes = await page.withLinks.encoded(encoding)
      expect(bytes.buffer.byteLength).toBe(bytes.length)
    }
  })
})
