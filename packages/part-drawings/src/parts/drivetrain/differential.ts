import { type Ink, bold, centreLine, circle, fine, medium, part, path, pick, rect, stroke, times, tone } from "../../pen/index.ts"

/** Differential from the front on its bearings: ring flange, case with spider gears in the window; or a solid spool. */
export const differential = part(
  "differential",
  "Locker & spool",
  { style: pick("locker", "spool"), finish: pick("raw", "black") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const shade = o.finish === "black" ? "hole" : "mid"
    const end = (x: number, w: number): Ink => [
      path(`M${x} 148H${x + w}V252H${x}Z`, bold, "paper"),
      stroke(
        times(5, (i) => `M${x + 4} ${164 + i * 18}h${w - 8}`),
        8
      ),
      stroke(
        times(5, (i) => `M${x + 4} ${164 + i * 18}h${w - 8}`),
        3,
        "paper"
      )
    ]
    const flange: Ink = [
      path("M96 52H134V348H96Z", bold, "accent"),
      [74, 120, 280, 326].map((y) => [rect(72, y - 14, 26, 28, 3, bold, "paper"), stroke(`M134 ${y}h-38`, fine)])
    ]
    if (o.style === "spool")
      return [
        centreLine(8, 200, 392, 200),
        path("M44 156H96V244H44Z", bold, f),
        path("M134 140H172L206 164H352V236H206L172 260H134Z", bold, f),
        tone("M138 238L174 236L206 216H348V232H205L171 256H138Z", shade),
        stroke("M206 166V234M172 142V258"),
        [176, 188, 200, 212, 224].map((y) => stroke(`M354 ${y}h18`, 6)),
        path("M352 150H368V250H352Z", bold, "paper"),
        circle(150, 168, 8, medium, "hole"),
        circle(150, 232, 8, medium, "hole"),
        flange
      ]
    return [
      centreLine(8, 200, 392, 200),
      end(26, 42),
      end(332, 42),
      path("M64 166H96V234H64ZM304 166H336V234H304Z", bold, f),
      path("M134 88H214Q288 92 304 160V240Q288 308 214 312H134Z", bold, f),
      tone("M138 276H236Q286 260 300 208V240Q286 304 214 308H138Z", shade),
      path("M150 128H234Q262 128 262 156V244Q262 272 234 272H150Z", bold, "hole"),
      path("M154 152L186 176V224L154 248Z", bold, "paper"),
      path("M258 152L226 176V224L258 248Z", bold, "paper"),
      path("M172 136H240L222 168H190Z", bold, "mid"),
      path("M172 264H240L222 232H190Z", bold, "mid"),
      stroke("M164 166v68M174 174v52M238 174v52M248 166v68M190 144l6 18M206 142v20M222 144l-6 18M190 256l6-18M206 258v-20M222 256l-6-18"),
      rect(199, 122, 14, 156, 2, bold, "tint"),
      flange
    ]
  },
  [0, 0, 0.9]
)
