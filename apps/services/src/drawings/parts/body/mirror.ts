import { bold, circle, fill, fine, medium, part, path, pick, rect, stroke, tone } from "../../pen/index.ts"

/** Door mirror or wide race mirror. */
export const mirror = part("mirror", "Mirror", { style: pick("door", "race"), finish: pick("accent", "chrome", "black") }, (o) => {
  const f = fill(o.finish, { accent: "accent", chrome: "tint", black: "black" })
  if (o.style === "race")
    return [
      path("M40 132Q200 86 360 132Q378 140 376 160L366 222Q362 236 346 234Q200 206 54 234Q38 236 34 222L24 160Q22 140 40 132Z", bold, f),
      path(
        "M52 148Q200 108 348 148Q358 152 357 162L350 210Q348 218 338 216Q200 190 62 216Q52 218 50 210L43 162Q42 152 52 148Z",
        medium,
        "paper"
      ),
      stroke("M80 196L112 150M104 192L140 144M292 144L318 188", fine),
      ...[110, 290].map((x) => [
        path(`M${x - 8} 224h16v62h-16z`),
        rect(x - 22, 284, 44, 26, 4, bold, "tint"),
        circle(x, 297, 5, medium, "hole")
      ])
    ]
  return [
    path("M220 236L250 292Q262 316 292 316H348V346H262Q236 346 224 322L186 250Z", bold, f),
    rect(330, 304, 30, 54, 4, bold, "tint"),
    circle(345, 318, 4, fine, "hole"),
    circle(345, 344, 4, fine, "hole"),
    path("M58 158Q56 66 170 60Q296 62 304 150Q306 250 190 256Q66 256 58 158Z", bold, f),
    path("M78 158Q78 84 172 80Q276 82 284 152Q284 232 188 236Q84 236 78 158Z", medium, "tint"),
    tone("M96 196L178 84Q200 82 222 86L128 219Q108 210 96 196zM148 228L244 94Q254 98 262 106L174 234Q160 232 148 228z", "paper"),
    path("M78 158Q78 84 172 80Q276 82 284 152Q284 232 188 236Q84 236 78 158Z", medium, "none"),
    stroke("M236 262L248 284M316 316V346", fine),
    path("M64 178Q72 246 186 250Q276 248 298 180Q302 250 190 256Q72 254 64 178Z", 0, "hole", "ink", ' fill-opacity=".18"')
  ]
})
