import { bold, circle, fine, medium, part, path, pick, rect, rotate, stroke, text } from "../../pen/index.ts"

/** Gift card with the amount. */
export const giftCard = part("gift-card", "Gift card", { amount: pick(50, 25, 100, 200, 500) }, (o, V) => [
  rotate(
    V.one("turn", [-8, 6, -14, 11]),
    200,
    200,
    rect(64, 104, 290, 184, 12, medium, "mid"),
    rect(46, 112, 300, 190, 12, bold, "hole"),
    rect(56, 122, 280, 170, 8, fine, "none", "#ffffff"),
    rect(46, 112, 300, 190, 12, bold, "none"),
    text("CAMBER", 72, 152, 26, "start", 4, "#ffffff"),
    text("GIFT CARD", 320, 150, 13, "end", 2, "#ffffff"),
    path(
      V.one("band", ["M48 184H344V204H48Z", "M48 290L176 170H216L88 300H60Z", "M286 114H334Q344 114 344 124V176Z"]),
      0,
      V.one("ink", ["accent", "#2a62b5", "#2f8a45", "#e9b818"])
    ),
    text(`${o.amount}`, 320, 252, 52, "end", 8, "#ffffff"),
    circle(90, 254, 22, medium, "none", "#ffffff"),
    circle(90, 254, 9, medium, "accent", "#ffffff"),
    stroke("M90 232v-8M90 276v8M68 254h-8M112 254h8", medium, "#ffffff")
  )
])
