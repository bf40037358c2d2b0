import { bold, BRASS, fill, fine, group, medium, part, path, pick, rect, stroke, text, times } from "../../pen/index.ts"

/** Car amplifier, three-quarter view: finned case, end plate with terminals. */
export const amplifier = part(
  "amplifier",
  "Amplifier",
  { channels: pick(4, 1, 2, 5), case: pick("black", "silver", "accent") },
  (o) => {
    const f = fill(o.case, { black: "black", silver: "tint", accent: "accent" })
    const badge = o.case === "accent" ? "paper" : "accent"
    const pairs = o.channels + 2
    const screw = (i: number) => {
      const x = 52 + (i * 152) / pairs
      const y = 229 + (i * 76) / pairs
      return path(`M${x} ${y}l${118 / pairs} ${59 / pairs}v22l${-118 / pairs} ${-59 / pairs}Z`, medium, i < 2 ? BRASS : "paper")
    }
    return [
      path("M28 196L212 288V346L28 252Z", bold, "paper"),
      path("M212 288L374 186V242L212 346Z", bold, f),
      path("M215 291L371 192V240L215 341Z", 0, "hole", "ink", ' fill-opacity=".25"'),
      path("M28 196L190 108L374 186L212 288Z", bold, f),
      stroke(
        times(6, (i) => `M${40 + i * 10} ${190 - i * 5.4}l183 91`) + times(6, (i) => `M${130 + i * 10} ${141 - i * 5.4}l184 80`),
        medium
      ),
      path("M104 163L132 148L312 227L284 244Z", bold, "paper"),
      group("matrix(.92 .42 -.86 .5 208 196)", text("CAMBER", 0, 0, 19, "middle", 3, "ink")),
      group("matrix(.92 .42 -.86 .5 116 158)", rect(-6, -8, 12, 16, 2, medium, badge)),
      times(pairs, screw),
      stroke("M228 318L362 234", fine),
      group("matrix(.85 -.54 0 1 292 272)", text(`${o.channels} CH`, 0, 0, 18, "middle", 2.8)),
      path("M24 248l-12 8 14 8 14-7ZM212 344l-12 8 14 7 14-8ZM372 240l14 6-14 9-12-6Z", medium, "mid")
    ]
  },
  [1, -33]
)
