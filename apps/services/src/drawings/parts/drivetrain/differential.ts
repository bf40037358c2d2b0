import { bold, centreLine, circle, fine, medium, part, path, pick, rect, stroke, tone } from "../../pen/index.ts"

/** Locker, spool or limited-slip carrier, side view. */
export const differential = part(
  "differential",
  "Locker & spool",
  { style: pick("locker", "spool"), finish: pick("raw", "black") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const l = o.style === "locker"
    return [
      centreLine(8, 200, 392, 200),
      path("M22 152H78V248H22Z", bold),
      tone("M26 222h48v22H26z"),
      stroke("M34 152V248", fine),
      path("M322 152H378V248H322Z", bold),
      tone("M326 222h48v22h-48z"),
      stroke("M366 152V248", fine),
      path("M74 140H104V260H74Z", bold, f),
      path("M100 66H136V334H100Z", bold, "accent"),
      stroke("M100 90h36M100 140h36M100 260h36M100 310h36"),
      [78, 322].map((y) => rect(88, y - 7, 12, 14, 1)),
      [118, 282].map((y) => rect(88, y - 7, 12, 14, 1)),
      l
        ? [
            path("M136 104H228Q262 104 276 128L300 152H326V248H300L276 272Q262 296 228 296H136Z", bold, f),
            tone("M138 262H280Q262 292 228 293H138z", "mid"),
            path("M160 140H244Q258 142 258 156V244Q258 258 244 260H160Z", bold, "hole"),
            path("M166 150L206 172V228L166 250Z"),
            path("M252 150L212 172V228L252 250Z", medium, "mid"),
            stroke(
              "M166 164l40 20M166 182l40 12M166 200h40M166 218l40-12M166 236l40-20M252 164l-40 20M252 182l-40 12M252 218l-40-12M252 236l-40-20"
            ),
            rect(198, 140, 22, 120, 2, medium, "mid")
          ]
        : [
            path("M136 120L182 146H268L300 152H326V248H300L268 254H182L136 280Z", bold, f),
            tone("M138 262L182 236H320v10h-20l-32 5H182l-44 26z", "mid"),
            stroke("M182 146V254M268 146V254"),
            circle(225, 200, 20, medium, "hole")
          ]
    ]
  },
  [0, 0, 0.95]
)
