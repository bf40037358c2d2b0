import { BRASS, bold, circle, fine, group, medium, part, path, pick, rect, stroke, threadVertical, tone } from "../../pen/index.ts"

/** Gauge sender: stud terminal, canister, hexagon and tapered thread. */
export const gaugeSender = part(
  "gauge-sender",
  "Gauge sender",
  { measures: pick("pressure", "water", "oil"), thread: pick("1/8", "1/4", "3/8", "1/2") },
  (o) => {
    const r = { "1/8": 30, "1/4": 36, "3/8": 42, "1/2": 48 }[o.thread]
    const probe = o.measures !== "pressure"
    // A probe extends below the thread, so such a sender is drawn higher and smaller.
    return group(probe ? "translate(200 196) scale(.86) translate(-200 -226)" : "translate(0 0)", [
      rect(190, 14, 20, 62, 2, bold, BRASS),
      threadVertical(16, 60, 200, 10, 7),
      rect(172, 44, 56, 18, 2, bold, "tint"),
      probe
        ? path("M156 74H244L256 104V178H144V104Z", bold, o.measures === "oil" ? "black" : "accent")
        : [
            path("M112 92Q112 76 128 76H272Q288 76 288 92V172L256 196H144L112 172Z", bold, "tint"),
            path("M104 112H296V138H104Z", bold, "accent"),
            tone("M252 140H284V168L256 190Z", "mid")
          ],
      path("M136 178H264Q272 178 272 186V236Q272 244 264 244H136Q128 244 128 236V186Q128 178 136 178Z", bold, BRASS),
      stroke("M166 178V244M234 178V244"),
      path(`M${200 - r} 244H${200 + r}L${194 + r} 312H${206 - r}Z`, bold, BRASS),
      threadVertical(246, 312, 200, r - 2, 9),
      probe ? path("M182 312H218V374Q218 388 200 388T182 374Z", bold, BRASS) : circle(200, 318, 7, medium, "hole"),
      o.measures === "oil" ? stroke("M156 122H244M152 146H248", fine, "paper") : ""
    ])
  },
  [1, 34, 1.09]
)
