import { at, bold, circle, fill, fine, group, medium, part, path, pick, stroke, tube } from "../../pen/index.ts"

/** Floor shifter with knob, stick and linkage. */
export const shifter = part(
  "shifter",
  "Shifter",
  { speeds: pick(4, 3, 5, 6), knob: pick("accent", "white", "black"), style: pick("bent", "straight") },
  (o) => {
    const f = fill(o.knob, { accent: "accent", white: "paper", black: "black" })
    const bent = o.style === "bent"
    const kx = bent ? 128 : 196
    const d = bent ? "M206 262C204 210 200 190 176 168S132 130 128 96" : "M200 262L196 96"
    const gate = {
      3: "M-12 -14V14M12 -14V14M-12 0H12",
      4: "M-12 -14V14M12 -14V14M-12 0H12",
      5: "M-16 -14V14M0 -14V14M16 -14V0M-16 0H16",
      6: "M-16 -14V14M0 -14V14M16 -14V14M-16 0H16"
    }[o.speeds]
    return [
      stroke("M40 316H150M40 342H150M254 330H366", 13),
      stroke("M40 316H150M40 342H150M254 330H366", 5, "paper"),
      at(
        [
          [40, 316],
          [40, 342],
          [366, 330]
        ],
        (x, y) => [circle(x, y, 15, bold, "tint"), circle(x, y, 6, medium, "hole")]
      ),
      tube(d, 23, "paper", 4.5),
      stroke(bent ? "M200 250C198 212 192 196 172 178S132 140 124 112" : "M196 252L192 110", fine),
      path("M166 258L180 236h48l14 22Z", medium, "mid"),
      stroke("M172 248h64", fine),
      path("M136 258H270q8 0 8 8v96q0 8-8 8H136q-8 0-8-8v-96q0-8 8-8Z", bold, "tint"),
      circle(150, 278, 5, medium, "hole"),
      circle(256, 278, 5, medium, "hole"),
      circle(256, 350, 5, medium, "hole"),
      circle(150, 350, 5, medium, "hole"),
      at(
        [
          [172, 316],
          [172, 342],
          [232, 330]
        ],
        (x, y, i) => [
          path(i < 2 ? `M${x + 10} ${y - 8}L140 ${y - 6}v12l${x - 130} 2Z` : `M${x - 10} ${y - 8}L266 ${y - 6}v12l-44 2Z`),
          circle(x, y, 10),
          circle(x, y, 4, fine, "hole")
        ]
      ),
      circle(203, 292, 13, medium, "accent"),
      circle(203, 292, 5, fine, "hole"),
      path(`M${kx - 15} 104h30l-3-14h-24z`, medium, "tint"),
      circle(kx, 60, 40, bold, f),
      group(`translate(${kx} 60)`, stroke(gate, 3.4)),
      path(`M${kx - 30} 50q6-18 20-22`, medium, "none", o.knob === "white" ? "ink" : "paper")
    ]
  }
)
