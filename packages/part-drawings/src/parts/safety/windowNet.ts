import { bold, circle, type Ink, PAINT, part, path, pick, rect, tube } from "../../pen/index.ts"

/** Window net: ribbon or mesh, with mounting rods. */
export const windowNet = part(
  "window-net",
  "Window net",
  { style: pick("ribbon", "mesh"), colour: pick("black", "accent", "red", "blue") },
  (o) => {
    const f = PAINT[o.colour]
    const X = (t: number, y: number) => 70 + t * 262 + (1 - t) * (y - 110) * -0.12 + t * (y - 110) * 0.08
    const rb = o.style === "ribbon"
    const W = rb ? 21 : 9
    const w = rb ? 3.6 : 2.2
    const nv = rb ? 5 : 9
    const nh = rb ? 4 : 7
    const out: Ink[] = []
    for (let i = 0; i < nv; i++) {
      const t = i / (nv - 1)
      out.push(tube(`M${X(t, 92)} 92L${X(t, 312)} 312`, W, f, w))
    }
    for (let j = 0; j < nh; j++) {
      const y = 116 + (j * 172) / (nh - 1)
      out.push(tube(`M${X(0, y) - W / 2 + 2} ${y}` + `L${X(1, y) + W / 2 - 2} ${y}`, W, f, w))
      if (rb)
        for (let i = j % 2; i < nv; i += 2) {
          const x = X(i / (nv - 1), y)
          out.push(path(`M${x - 10} ${y - 14}v28M${x + 10} ${y - 14}v28`, w), path(`M${x - 8.5} ${y - 13}h17v26h-17z`, 0, f))
        }
    }
    return [
      out,
      tube("M26 82H366", 17, "paper", 4),
      circle(26, 82, 11),
      tube("M36 318H372", 17, "paper", 4),
      circle(366, 82, 11),
      circle(36, 318, 11),
      circle(372, 318, 11),
      rect(182, 68, 60, 28, 4, bold, o.colour === "accent" ? "tint" : "accent"),
      rect(226, 74, 26, 16, 2)
    ]
  }
)
