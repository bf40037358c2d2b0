import { renderAsync } from "@resvg/resvg-js"
import { inflateSync } from "node:zlib"
import { expect, it } from "vitest"
import { longestTurn } from "@camber/testing/longest-turn"
import { drawingAt } from "./asked.ts"
import { pngOf } from "./pngOf.ts"

it("OPS-55 a painting is compressed beside the answers: nobody waits as long for it as for what paints it", async () => {
  const image = await renderAsync(drawingAt("/content/parts/brake-rotor.svg"), { fitTo: { mode: "width", value: 1200 } })
  await pngOf(image)
  const turn = await longestTurn(() => pngOf(image))
  expect(turn).toBeLessThan((await longestTurn(async () => image.asPng())) / 2)
})

it("a dot that is half there has its own color, and not the one that it is mixed to", async () => {
  // One dot, as the painter has it: red, a half of it there.
  const file = Buffer.from(await pngOf({ width: 1, height: 1, pixels: Buffer.of(128, 0, 0, 128) }))
  const data = file.indexOf("IDAT")
  const length = file.readUInt32BE(data - 4)
  expect([...inflateSync(file.subarray(data + 4, data + 4 + length))]).toEqual([0, 255, 0, 0, 128])
})
