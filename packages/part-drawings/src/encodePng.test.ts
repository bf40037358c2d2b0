import { inflateSync } from "node:zlib"
import { expect, it } from "vitest"
import { encodePng } from "./encodePng.ts"

it("a half-transparent pixel keeps its own color instead of the premultiplied color in the PNG", async () => {
  // One pixel as the renderer returns it: red, half transparent.
  const file = Buffer.from(await encodePng({ width: 1, height: 1, pixels: Buffer.of(128, 0, 0, 128) }))
  const data = file.indexOf("IDAT")
  const length = file.readUInt32BE(data - 4)
  expect([...inflateSync(file.subarray(data + 4, data + 4 + length))]).toEqual([0, 255, 0, 0, 128])
})
