import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const vibrationAt62 = article({
  article_id: 1303,
  slug: "vibration-at-62",
  category: "stories~2-4",
  title: "The vibration at sixty-two",
  description: "A wagon, five wrong repairs and a phone on the seat rail. How dividing two numbers found it.",
  authors: "Marcus Teale",
  published_on: "2026-02-24",
  drawing: "driveshaft",
  product_types: ["driveshaft", "u-joint", "transmission-mount", "street-tire", "leaf-spring"],
  race_types: ["muscle-car", "street-performance"],
  body: [
    p(`The wagon belonged to Hollis Greer and had carried three children, a drum kit and a canoe. It was a 1966 with
      a V8 and, since last year, a five-speed gearbox. And since last year it shook. Not at 55, not at 70. At 62, like a cat purring on
      the floor.`),
    p("He could have driven at 58. He is not that kind."),
    h("Five repairs"),
    table(
      ["Repair", "Reason", "Result"],
      [
        ["Wheels balanced", "It is always the wheels", "No change"],
        ["Two new tires", "A bump in the tread", "No change, quieter"],
        ["Driveshaft balanced", "It was at 0.6 oz-in", "0.05 oz-in now, and no change"],
        ["New U-joints", "They were old", "No change"],
        ["New rubber mount", "It was soft", "Worse"]
      ]
    ),
    p(`It is a normal list. All parts were old, all repairs were honest, and each was a guess of the most likely part given the one
      before. "Worse", in the last line, should have been the clue. Hollis wrote it in the book and went on to think about the clutch.`),
    h("A phone"),
    p(`His daughter studies physics and came home in February. She put a phone on the seat rail with two strips of tape, started a
      free program that shows vibration as a spectrum, and asked him to drive at 62 for one minute on the old airport road.`),
    p("There was a peak at 33 hertz, high and narrow, a small one at 12 and some at 66."),
    p('"What turns at 33?" she asked. It turned out that no one had ever asked him that.'),
    h("Dividing"),
    p("The tires were 27 in. tall. At 62 mph, a tire turns this often:"),
    formula("Turns a second = mph × 17.6 ÷ (π × tire diameter)", "Diameter in inches. 1 mph is 17.6 in. a second."),
    p(`62 × 17.6 ÷ 84.8 is 12.9. So the little peak near 12 was tires, as closely as the program could tell. The axle ratio is 2.56 to
      1, from the days of tall gears. 12.9 × 2.56 is 33.0.`),
    p(`So the shaft itself, once per turn. Not twice, which would have been joint angles at 66. Engine speed in fifth at 0.68 was 33 ×
      0.68, which is 22, and there was nothing at 22.`),
    p(`Once per shaft turn means imbalance or runout. But the shaft had been balanced to a twentieth of an ounce-inch. They had it in
      the shop, on a machine, on the machine's own flanges.`),
    h("Where the shop does not look"),
    p(`They put the wagon on stands under the axle and set a dial indicator on the tube, close to the pinion end: 0.011 in. In the
      middle: 0.013. At the front: 0.006. Limits are 0.010 at the ends and 0.015 in the middle on most cars. Nothing was very good, and
      nothing clearly bad, apart from the rear.`),
    p(`Then onto the pinion yoke itself, at the cup's machined ear: 0.009 in. The yoke was bent, or its splines worn, so it held the
      shaft off center by four and a half thousandths. A tube of 21 lb carried off center by 0.0045 in. has an imbalance of 21 × 16 ×
      0.0045, which is 1.5 ounce-inches, of which half counts at that end. That is fifteen times what the balancing shop had left in.`),
    p(`She chalked the shaft and the yoke, took out four bolts, turned the shaft by 180°, and put it back. The peak at 33 fell by
      half. The shaft's own small error was now opposite to that of the yoke.`),
    callout(`A vibration that changes when the shaft is turned half a turn in its yoke is not in the joints, not in the tires and not
      in the engine. The test takes ten minutes and no parts.`),
    h("Why the mount made it worse"),
    p(`The old soft mount had let the gearbox move. A firm new one passes the same force to the body. This is the way it goes with
      vibrations: there is a source and there is a path. He had improved the path. It explains too why only 62 was bad: the long shaft
      in that car and the body's floor have a common resonance around 33 Hz, so at 55 and 70 the same force finds no partner.`),
    h("The cure"),
    p(`A new pinion yoke and crush sleeve, preload set to 14 lb-in with the old bearings. Runout 0.002 in. The spectrum at 62 was a
      meadow. Total for parts: less than one tire.`),
    h("The list, in another order"),
    ul(
      "Feel for it: steering wheel is front tires, seat is rear or shaft, pedals and lever engine and clutch.",
      `Does it depend on road speed, engine speed, or load? Coast in neutral through the range. If it is still there, the engine is
        out of it.`,
      "Frequency: phone, tape, one minute at constant speed.",
      "Divide by tire turns. 1 is tires and axle; axle ratio is the shaft; twice the axle ratio is joint angles; engine turns is engine.",
      "Only then pick up a wrench."
    ),
    h("Epilogue"),
    p(`Hollis has put the phone's picture on the wall of the garage, next to the five receipts. His daughter says that it is the first
      Fourier transform that anyone in the family has framed. He has since found a wheel bearing for a neighbor and a ceiling fan for
      his wife.`)
  ]
})
