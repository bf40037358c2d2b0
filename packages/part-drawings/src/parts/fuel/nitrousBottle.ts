import { bold, BRASS, circle, fill, fine, medium, part, path, pick, rect, rotate, stroke, text } from "../../pen/index.ts"

/** Nitrous bottle on the slant, with valve, gauge and bracket bands. */
export const nitrousBottle = part(
  "nitrous-bottle",
  "Nitrous bottle",
  { colour: pick("accent", "blue", "black", "purple", "silver"), size: pick("10", "5", "15") },
  (o) => {
    const f = fill(o.colour, { accent: "accent", blue: "#2a62b5", black: "black", purple: "#5b3f8c", silver: "tint" })
    const w = { 5: 50, 10: 58, 15: 66 }[o.size]
    return rotate(
      34,
      200,
      200,
      path(
        `M${200 - w} 148Q${200 - w} 96 176 86H224Q${200 + w} 96 ${200 + w} 148V366Q${200 + w} 392 ${200 + w - 22} 392H${200 - w + 22}Q${200 - w} 392 ${200 - w} 366Z`,
        bold,
        f
      ),
      path(`M${200 + w - 18} 130q15 8 15 26v206q0 22-12 26z`, 0, "hole", "ink", ' fill-opacity=".2"'),
      stroke(`M${200 - w + 13} 150q2-24 18-34`, 4, o.colour === "silver" ? "ink" : "paper"),
      path(`M${200 - w} 188h${w * 2}v22h-${w * 2}zM${200 - w} 338h${w * 2}v22h-${w * 2}z`),
      rect(200 + w - 4, 184, 16, 30, 2, medium, "tint"),
      rect(200 + w - 4, 334, 16, 30, 2, medium, "tint"),
      path(`M${200 - w + 14} 228h${w * 2 - 28}v92h-${w * 2 - 28}z`),
      text("N2O", 200, 262, 32, "middle", 5),
      text(o.size + " LB", 200, 298, 18, "middle", 2.6),
      rect(182, 56, 36, 32, 2, bold, BRASS),
      rect(150, 30, 84, 30, 3, bold, BRASS),
      rect(118, 34, 34, 22, 2),
      stroke("M126 34v22M134 34v22M142 34v22", fine),
      rect(232, 38, 16, 14, 1),
      circle(268, 45, 24, bold),
      stroke("M268 45l10-11", medium, "accent"),
      stroke("M254 55A17 17 0 1 1 282 55", fine),
      rect(190, 14, 20, 16, 1, medium, "tint"),
      rect(164, 2, 72, 14, 6, bold, "hole")
    )
  }
)
