import { renderAsync } from "@resvg/resvg-js"
import { measureLongestBlock } from "@camber/testing/longest-turn"
import { expect, it } from "vitest"
import { drawingAt } from "./imageRequest.ts"
import { encodePng } from "./encodePng.ts"

it("OPS-55 PNG compression blocks the thread for less time than the compression of the renderer", async () => {
  const image = await renderAsync(drawingAt("/content/parts/brake-rotor.svg"), { fitTo: { mode: "width", value: 1200 } })
  await encodePng(image)
  // Takes the shortest of several measurements, because other programs may slow down single ones.
  const ours: Array<number> = []
  const theirs: Array<number> = []
  for (let round = 0; round < 5; round += 1) {
    ours.push(await measureLongestBlock(() => encodePng(image)))
    theirs.push(await measureLongestBlock(async () => image.asPng()))
  }
  expect(Math.min(...ours)).toBeLessThan(Math.min(...theirs))
})
