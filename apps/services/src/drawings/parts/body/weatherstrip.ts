import { type Ink, bold, fine, part, path, pick, stroke, tube } from "../../pen/index.ts"

/** A strip with the light on its bulb and a seam. */
const strip = (d: string, width: number): Ink => [tube(d, width, "rubber", 4), stroke(d, 1.4, "#8f96a0", ' stroke-dasharray="9 5"')]

/** Where a strip goes: around two doors, around the trunk's lid, or both with the strips of the windows. */
const door = (x: number, mirror: 1 | -1): string =>
  `M${x} 168V96Q${x} 74 ${x + mirror * 18} 62L${x + mirror * 72} 30Q${x + mirror * 84} 24 ${x + mirror * 96} 24H${x + mirror * 128}Q${x + mirror * 142} 24 ${x + mirror * 142} 40V150Q${x + mirror * 142} 168 ${x + mirror * 124} 168Z`
const trunk = (y: number): string =>
  `M70 ${y + 110}V${y + 46}Q70 ${y} 120 ${y}H280Q330 ${y} 330 ${y + 46}V${y + 110}Q330 ${y + 126} 312 ${y + 126}H88Q70 ${y + 126} 70 ${y + 110}Z`

/** Weatherstrips of a kit as they lie in the openings, and the profile in section. */
export const weatherstrip = part("weatherstrip", "Weatherstrip", { kit: pick("doors", "trunk", "complete") }, (o) => {
  const section = (x: number, y: number): Ink => [
    path(`M${x} ${y}h96v42h-20v-20h-56v20h-20Z`, bold, "rubber"),
    path(`M${x + 48} ${y}c-44 0-50-62 0-70c50 8 44 70 0 70Z`, bold, "rubber"),
    path(`M${x + 48} ${y - 12}c-26 0-30-40 0-46c30 6 26 46 0 46Z`, bold, "sheet"),
    stroke(`M${x + 10} ${y + 8}h76`, fine, "#8f96a0")
  ]
  if (o.kit === "trunk") return [strip(trunk(60), 22), section(152, 316)]
  if (o.kit === "doors") return [strip(door(32, 1), 20), strip(door(368, -1), 20), section(60, 302), section(244, 302)]
  return [
    strip(door(32, 1), 17),
    strip(door(368, -1), 17),
    strip(trunk(204), 17),
    strip("M96 364H304", 10),
    strip("M96 384H304", 10),
    section(152, 300)
  ]
})
