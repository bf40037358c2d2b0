import {
  at,
  bold,
  BRASS,
  circle,
  type Color,
  ellipse,
  fill,
  fine,
  group,
  medium,
  part,
  path,
  pick,
  rect,
  stroke,
  text
} from "../../pen/index.ts"

/** 12 V battery, isometric. */
export const battery = part(
  "battery",
  "Battery",
  { case: pick("black", "white", "grey", "accent"), posts: pick("top", "side"), cca: pick("750", "550", "650", "850", "1000") },
  (o) => {
    const f = fill(o.case, { black: "black", white: "paper", grey: "mid", accent: "accent" })
    const post = (x: number, y: number, c: Color) => [
      path(`M${x - 15} ${y}v-20a15 7 0 0 1 30 0v20a15 7 0 0 1-30 0Z`, medium, c),
      ellipse(x, y - 20, 15, 7, medium, c)
    ]
    return [
      path("M40 158V300L216 374L362 284V146L186 82Z", bold, f),
      path("M216 232V374L362 284V146Z", 0, o.case === "black" ? "hole" : "mid", "ink", ' fill-opacity=".45"'),
      path("M34 148L186 76L368 138V166L216 242L34 170Z", bold),
      path("M34 148L216 220L368 138M216 220V242", medium, "none"),
      path("M216 222V240L366 164V142Z", 0, "tint"),
      stroke("M216 242V374M34 148L216 220L368 138M216 220v22", bold),
      path("M78 146L192 94L318 138L206 198Z", medium, "tint"),
      at(
        [
          [148, 138],
          [178, 149],
          [208, 160]
        ],
        (x, y) => [ellipse(x, y, 14, 7.5), stroke(`M${x - 7} ${y}h14`, fine)]
      ),
      at(
        [
          [196, 118],
          [226, 128],
          [256, 139]
        ],
        (x, y) => [ellipse(x, y, 14, 7.5), stroke(`M${x - 7} ${y}h14`, fine)]
      ),
      o.posts === "top"
        ? [post(104, 140, "mid"), post(288, 138, "accent")]
        : [circle(74, 224, 12, medium, BRASS), circle(180, 266, 12, medium, "accent")],
      group(
        "matrix(.92 .385 0 1 128 264)",
        rect(-62, -34, 124, 74, 3, medium, o.case === "white" ? "tint" : "paper"),
        text("12V", 0, -12, 28, "middle", 4),
        text(o.cca + " CCA", 0, 22, 15, "middle", 2)
      ),
      stroke("M240 346V252M342 284V190", fine)
    ]
  },
  [-2, -26]
)
