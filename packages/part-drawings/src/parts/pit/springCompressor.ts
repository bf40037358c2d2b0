import {
  type Ink,
  bold,
  circle,
  group,
  hexagon,
  medium,
  part,
  path,
  pick,
  rect,
  rotate,
  spring,
  threadVertical,
  tone
} from "../../pen/index.ts"

/** Valve spring compressor: lever with forked foot, hooked over the stud; or the bench C-frame. */
export const springCompressor = part(
  "spring-compressor",
  "Valve spring compressor",
  { type: pick("bench", "lever") },
  (o) => {
    const [back, front] = spring(262, 214, 316, 34, 5, 11, "accent", 3.5)
    const seat: Ink = [
      back,
      front,
      path("M222 198H302V214H222Z", bold, "tint"),
      rect(252, 160, 20, 40, 2, bold, "paper"),
      path("M254 316H270V362H254Z", medium, "mid"),
      path("M222 362H302V376H222Z", bold, "tint")
    ]
    if (o.type === "lever")
      return group(
        "translate(-22 -34) scale(1.12)",
        seat,
        path("M20 72L52 60L236 128L300 132Q322 140 318 160L310 184H290V160H240L206 150Z", bold, "black"),
        path("M20 72L52 60L130 88L112 108Z", bold, "accent"),
        circle(262, 142, 15, bold, "paper"),
        rect(254, 60, 16, 78, 2, bold, "tint"),
        hexagon(262, 76, 22, bold, "paper", 0)
      )
    return [
      seat,
      path(
        "M40 110Q40 30 130 30H262Q292 30 292 62V78H232V66H140Q84 66 84 120V300Q84 356 140 356H222V390H130Q40 390 40 306Z",
        bold,
        "black"
      ),
      tone("M48 112Q52 40 130 38H262Q282 40 284 60H140Q76 60 76 120V300H48Z", "mid"),
      rect(248, 66, 28, 62, 2, bold, "tint"),
      threadVertical(78, 126, 262, 14, 8),
      path("M228 128H296V150L316 196H296L280 160H244L228 196H208L228 150Z", bold, "paper"),
      rotate(-36, 262, 34, [rect(254, 22, 120, 22, 10, bold, "tint"), circle(374, 33, 21, bold, "accent")]),
      hexagon(262, 44, 25, bold, "paper", 0)
    ]
  },
  [-5, 25, 0.77]
)
