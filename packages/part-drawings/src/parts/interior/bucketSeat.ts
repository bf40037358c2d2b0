import { bold, fine, medium, mirrored, PAINT, part, path, pick, rect, stroke } from "../../pen/index.ts"

/** Race bucket seat, front view. Options: cover color, shell finish, containment or plain head. */
export const bucketSeat = part(
  "bucket-seat",
  "Bucket seat",
  { cover: pick("black", "accent", "red", "blue", "grey"), shell: pick("alum", "black"), head: pick("containment", "plain") },
  (o) => {
    const f = PAINT[o.cover]
    const s = o.shell === "alum" ? "tint" : "hole"
    const c = o.head === "containment"
    const a = o.cover === "accent" ? "ink" : "accent"
    const shell = c
      ? "M202 16H150Q110 18 106 54L110 110Q110 122 98 126Q66 134 64 170L78 236Q56 248 54 282L60 344Q64 372 104 374H202"
      : "M202 30H172Q150 32 146 60L140 96Q136 116 104 126Q66 134 64 170L78 236Q56 248 54 282L60 344Q64 372 104 374H202"
    return [
      mirrored(200, path(shell, 12), path(shell + "Z", 0, s)),
      mirrored(200, [
        c ? path("M138 30Q118 32 118 58L122 108Q124 118 134 118L160 112V42Q158 30 138 30Z", bold, f) : "",
        path("M104 140Q76 146 78 174L94 240Q104 250 124 246Q106 196 112 146Q112 138 104 140Z", bold, f),
        path("M90 252Q68 262 70 290L76 340Q80 358 108 360H126Q104 302 122 258Q106 248 90 252Z", bold, f)
      ]),
      path(c ? "M160 34H240V112Q200 122 160 112Z" : "M172 42H228Q238 44 240 60L244 100Q200 112 156 100L160 60Q162 44 172 42Z", bold, f),
      path("M118 132Q160 120 200 120T282 132Q288 192 272 248Q200 264 128 248Q112 192 118 132Z", bold, f),
      path("M122 260Q200 280 278 260Q298 306 282 352Q200 372 118 352Q102 306 122 260Z", bold, f),
      mirrored(200, path("M146 142l36-4q4 0 4 4v10q0 4-4 4l-34 5q-5 0-5-4v-11q0-4 3-4Z", medium, "hole", a)),
      path("M184 286h32v14q-16 8-32 0Z", medium, "hole", a),
      stroke("M134 192Q200 206 266 192M134 220Q200 234 266 220M126 318Q200 336 274 318", fine),
      rect(172, 60, 56, 22, 3, medium, o.cover === "accent" ? "paper" : "accent")
    ]
  }
)
