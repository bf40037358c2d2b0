import { type Ink, type Point, bold, ellipse, fill, fine, medium, part, path, pick, polar, stroke, times, tone } from "../../pen/index.ts"

/** Wheel hub, three-quarter view: flange with studs, snout with dust cap and bearing race. */
export const hub = part(
  "hub",
  "Wheel hub",
  { bolts: pick(5, 4, 6, 8), finish: pick("raw", "black", "accent") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", accent: "accent" })
    const shade = o.finish === "raw" ? "mid" : "hole"
    const acc = o.finish === "accent" ? "paper" : "accent"
    const studs = Array.from({ length: o.bolts }, (_, i): Point => {
      const [x, y] = polar(0, 0, 1, -90 + (i * 360) / o.bolts)
      return [238 + x * 70, 200 + y * 122]
    })
    const behind = studs.filter(([x]) => x >= 238)
    const before = studs.filter(([x]) => x < 238)
    const stud = ([x, y]: Point): Ink => [
      path(`M${x} ${y - 13}H${x - 76}L${x - 86} ${y - 7}V${y + 7}L${x - 76} ${y + 13}H${x}Z`, bold, acc),
      stroke(
        times(6, (i) => `M${x - 70 + i * 10} ${y - 11}l3 22`),
        fine
      ),
      ellipse(x, y, 10, 17, medium, f)
    ]
    return [
      path("M240 110H338Q362 150 362 200T338 290H240Z", bold, f),
      tone("M244 258H346L334 286H244Z", shade),
      path("M238 38H264A98 162 0 0 1 264 362H238Z", bold, f),
      ellipse(238, 200, 98, 162, bold, "paper"),
      ellipse(238, 200, 86, 146, fine, "none"),
      behind.map(stud),
      path("M238 130H178Q150 150 150 200T178 270H238A44 70 0 0 0 238 130Z", bold, f),
      tone("M160 236H262L238 266H180Q166 256 160 236Z", shade),
      before.map(stud),
      path("M178 152H110Q82 166 82 200T110 248H178A26 48 0 0 0 178 152Z", bold, "paper"),
      tone("M90 222H190L178 244H112Q96 240 90 222Z", "mid"),
      path("M164 146H180A28 54 0 0 1 180 254H164A28 54 0 0 0 164 146Z", bold, acc),
      ellipse(104, 200, 14, 32, medium, "tint")
    ]
  },
  [-23, 1, 1.05]
)
