import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const boltPatternAndOffset = article({
  article_id: 1006,
  slug: "bolt-pattern-and-offset",
  category: "tech~2-1",
  title: "Bolt pattern, backspace and offset: measuring a wheel once",
  description: `How to measure a five-lug pattern with a ruler, turn offset into backspace and back, and know before ordering whether
    the tire clears.`,
  authors: "Nell Ostrander",
  published_on: "2026-06-12",
  drawing: "cover-bolt-pattern",
  product_types: ["race-wheel", "aluminum-wheel", "wheel-spacer", "lug-nut", "wheel-stud", "wheel-hub"],
  race_types: ["street-stock", "pro-touring", "muscle-car"],
  body: [
    p(`Four numbers describe how a wheel meets a car: the bolt pattern, the center bore, the width and the offset. Three of them can
      be measured at the kitchen table, and the fourth follows.`),
    h("Bolt pattern"),
    p(`A pattern is the count of studs and the diameter of the circle through their centers. With four, six or eight studs, measure
      straight across from center to center of opposite holes. With five there is no opposite hole. Measure between two neighbors and
      multiply.`),
    formula("Circle = 1.701 × center to center of neighbors", "Five studs only, either unit. 1.701 is 1 ÷ sin 36°."),
    table(
      ["Neighbors, in.", "Five-lug pattern", "Found on, for instance"],
      [
        ["2.35", "5 × 4 (101.6 mm)", "small compacts"],
        ["2.50", "5 × 4.25 (108 mm)", "some front-drive sedans"],
        ["2.65", "5 × 4.5 (114.3 mm)", "most Ford and Mopar passenger cars"],
        ["2.79", "5 × 4.75 (120.65 mm)", "GM mid-size and F-body"],
        ["2.94", "5 × 5 (127 mm)", "full-size GM, most circle-track hubs"],
        ["3.23", "5 × 5.5 (139.7 mm)", "older Ford trucks and early Fords"]
      ]
    ),
    p(`5 × 120 mm and 5 × 4.75 in. differ by 0.026 in. and bolt up with force. The nuts then pull the studs sideways and work loose.
      They are two patterns; treat them so.`),
    h("Offset and backspace"),
    p(`Backspace is what you can measure: lay the wheel face down, a straightedge across the back rim, and read from the straightedge
      to the mounting face. Offset is what catalogs of late wheels list: how far the mounting face is from the wheel's centerline, in
      millimeters, plus toward the street side.`),
    formula(
      "Backspace = (width + 1) ÷ 2 + offset ÷ 25.4",
      "Inches, offset in millimeters. The added inch is the two flanges outside the bead seats, about half an inch each."
    ),
    table(
      ["Wheel", "Offset", "Backspace"],
      [
        ["15 × 8", "0 mm", "4.50 in."],
        ["17 × 9", "0 mm", "5.00 in."],
        ["18 × 9", "+35 mm", "6.38 in."],
        ["15 × 8 circle track, 3 in. offset", "", "3.00 in."]
      ]
    ),
    p(`Circle-track suppliers say "2 in. offset" and mean backspace: a 15 × 8 with 2 in. offset has 2 in. of backspace, measured in
      the way just described from the bead seat or the flange depending on the maker. Ask which.`),
    h("Will it fit?"),
    p("Jack the car up, take off the wheel, put the suspension at ride height with a jack under the arm, and measure from the hub face."),
    ul(
      "Inward: to the nearest thing at any steering angle. That distance less half an inch is your largest backspace.",
      `Outward: to the fender lip with the suspension in bump. Front space equals overall width less backspace, and the tire is wider
        than the rim, by about 0.5 in. on each side for a tire at the middle of its rim range.`,
      "Diameter: caliper to wheel barrel. Leave at least 3 mm, and remember that stick-on weights sit there."
    ),
    p("Try it with a cheap tool: a wooden disc on the hub and a stick cut to the tire's radius and section width."),
    h("Hub-centric or lug-centric"),
    p(`Late cars carry the wheel on the center bore: a plastic or aluminum ring fills the gap between a universal wheel and the hub,
      and it is worth its five dollars in smoothness. Older cars and race wheels center on conical lug seats. Flat-seat and mag-shank
      nuts do neither on their own, so snug them in a star with the tire off the ground.`),
    callout(`The seat of the nut must match the wheel: 60° cone, ball, or flat with washer. A cone nut in a ball seat touches on a
      line and comes loose in a few miles.`),
    h("Spacers and adapters"),
    p(`A slip-on spacer takes thread from the studs. Engagement has to stay at least one stud diameter: 8 turns on a 12 × 1.5, or 10
      on a 1/2-20. Anything thicker than about 1/4 in. wants longer studs, pressed in. Bolt-on adapters need an inch or more to hold two
      sets of studs. Every inch moves the tire's center away from the steering axis, and scrub radius grows by the same inch: the wheel
      kicks harder over bumps and under braking.`),
    h("Torque"),
    p(`7/16-20 takes 70 to 75 lb-ft, 1/2-20 80 to 100, 12 mm 75 to 90, 14 mm 110 to 140; 5/8-11 race studs with steel wheels 75 to 90.
      Clean and dry, in a star, twice, and again after the first 25 miles or the first session.`)
  ]
})
