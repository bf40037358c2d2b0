import { renderAsync } from "@resvg/resvg-js"
import { measureLongestBlock } from "@camber/testing/longest-turn"
import { expect, it } from "vitest"
import { drawingAt } from "./imageRequest.ts"
import { encodePng } from "./encodePng.ts"

it("OPS-55 PNG compression blocks the thread less than half as long as the renderer's own", async () => {
  const image = await renderAsync(drawingAt("/content/parts/brake-rotor.svg"), { fitTo: { mode: "width", value: 1200 } })
  await encodePng(image)
  const turn = await measureLongestBlock(() => encodePng(image))
  expect(turn).toBeLessThan((await measureLongestBlock(async () => image.asPng())) / 2)
})
