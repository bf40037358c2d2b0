import { bold, fine, group, isometric, medium, part, pick, polygon, stroke, text } from "../../pen/index.ts"

/** Fallback for a part type without its own drawing: a shipping box with a label of up to 8 characters. */
export const partsBox = part(
  "parts-box",
  "Part",
  { label: pick("PART", "KIT", "SET") },
  (o) => {
    const P = (x: number, y: number, z: number) => isometric(x - 100, y - 100, z, 200, 150)
    const h = 130
    return [
      polygon([P(0, 200, 0), P(200, 200, 0), P(200, 200, -h), P(0, 200, -h)], bold),
      polygon([P(200, 0, 0), P(200, 200, 0), P(200, 200, -h), P(200, 0, -h)], bold, "tint"),
      polygon([P(0, 0, 0), P(200, 0, 0), P(200, 200, 0), P(0, 200, 0)], bold),
      polygon([P(0, 84, 0), P(200, 84, 0), P(200, 116, 0), P(0, 116, 0)], medium, "accent"),
      polygon([P(200, 84, 0), P(200, 116, 0), P(200, 116, -44), P(200, 84, -44)], medium, "accent"),
      group(
        "matrix(.866 .5 0 1 113 254)",
        stroke("M-66 -44H66V44H-66Z"),
        text(o.label, 0, -12, 30, "middle", 4.4),
        stroke(
          "M-50 26V14M-44 26V14M-36 26V14M-32 26V14M-24 26V14M-14 26V14M-8 26V14M0 26V14M6 26V14M16 26V14M22 26V14M32 26V14M38 26V14M48 26V14"
        )
      ),
      stroke(`M${P(200, 30, -96).join(" ")}v-36l-8 14M${P(200, 30, -96)[0]} ${P(200, 30, -96)[1] - 36}l10 4`, fine)
    ]
  },
  [0, -15]
)
