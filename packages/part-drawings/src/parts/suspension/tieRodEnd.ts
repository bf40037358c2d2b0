import {
  type Ink,
  bold,
  fine,
  hexagon,
  medium,
  mirror,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  thread,
  threadVertical,
  tone
} from "../../pen/index.ts"

/** Tie rod end: stud with castle nut, boot, socket and threaded shank. */
export const tieRodEnd = part(
  "tie-rod-end",
  "Tie rod end",
  { position: pick("outer", "inner"), side: pick("L", "R"), thread: pick("5/8", "9/16", "11/16", "14mm") },
  (o) => {
    // Half of the shank's width, and the pitch of its thread, by thread size.
    const [half, pitch] = { "5/8": [19, 10], "9/16": [15, 10], "11/16": [24, 10], "14mm": [15, 6.5] }[o.thread] as [number, number]
    const outer: Ink = [
      rect(186, 229 - half, 190, 2 + 2 * half, 3, bold, "tint"),
      thread(232, 374, 230, half, pitch),
      hexagon(250, 230, half + 11, bold, "accent", 0),
      path("M52 230Q52 176 108 176Q164 176 170 204L204 212V248L170 256Q164 284 108 284Q52 284 52 230Z", bold, "paper"),
      tone("M60 246Q70 278 108 278Q158 278 166 252L202 246V242Q120 250 60 240Z", "mid"),
      path("M64 186Q60 160 82 146H134Q156 160 152 186Q108 200 64 186Z", bold, "black"),
      stroke("M72 170Q108 180 144 170", fine, "paper"),
      path("M92 146L96 62H120L124 146Z", bold, "tint"),
      threadVertical(62, 96, 108, 12, 7),
      path("M80 84H136V116H80Z", bold, "accent"),
      stroke("M96 84v32M120 84v32M88 84v-8M104 84v-8M128 84v-8", medium)
    ]
    const inner: Ink = [
      rect(36, 230 - half + 3, 210, 2 * half - 6, 3, bold, "tint"),
      thread(40, 140, 230, half - 4, pitch - 1),
      path("M236 196L290 180H340V280H290L236 264Z", bold, "paper"),
      tone("M240 256L290 260H336V276H292L240 262Z", "mid"),
      rect(336, 204, 40, 52, 3, bold, "tint"),
      thread(346, 376, 230, 25, 8),
      hexagon(120, 230, half + 13, bold, "accent", 0),
      stroke("M304 184V276M322 184V276", fine)
    ]
    const drawn = rotate(-24, 200, 200, o.position === "outer" ? outer : inner)
    return o.side === "R" ? mirror(200, drawn) : drawn
  },
  [-11, -13]
)
