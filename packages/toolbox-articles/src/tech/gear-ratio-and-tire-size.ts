import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const gearRatioAndTireSize = article({
  article_id: 1007,
  slug: "gear-ratio-and-tire-size",
  category: "tech~2-1",
  title: "Gear ratio and tire size: the four numbers behind every axle swap",
  description: "Road speed, rpm, tire and axle ratio are one equation. How to pick a gear for a commute, an overdrive and a quarter mile.",
  authors: "Marcus Teale",
  published_on: "2026-04-10",
  drawing: "ring-pinion",
  product_types: ["ring-and-pinion", "ring-and-pinion-installation-kit", "transmission", "street-tire", "tachometer", "gear-oil"],
  race_types: ["drag-bracket", "street-performance", "muscle-car"],
  body: [
    p(`An axle ratio by itself means nothing. A 3.73 behind a 31 in. truck tire is a tall gear, behind a 24 in. slick a short one.
      What you feel is the ratio, the tire and the transmission multiplied.`),
    h("The equation"),
    formula(
      "rpm = mph × axle ratio × gear ratio × 336 ÷ tire diameter",
      `Tire diameter in inches under load, 3 percent less than the catalog for a radial. 336 is the number of inches a minute at one
        mph, 1,056, divided by π.`
    ),
    p(`At 65 mph on a 26 in. tire with 3.73 gears, direct drive turns 3,133 rpm: 65 × 3.73 × 336 ÷ 26. With a 0.70 overdrive the same
      car turns 2,193. The same tire with 3.08 gears and no overdrive turns 2,587. That comparison is the entire case for an overdrive
      transmission: you get the launch of one and the noise of the other.`),
    h("First gear decides the launch"),
    p("What moves the car is first gear times axle ratio, the starting ratio."),
    table(
      ["Transmission", "First", "Axle", "Starting ratio", "Cruise rpm at 65, 26 in. tire"],
      [
        ["Three-speed automatic", "2.52", "3.73", "9.4", "3,133"],
        ["Three-speed automatic", "2.52", "3.08", "7.8", "2,587"],
        ["Four-speed automatic, overdrive", "3.06", "3.42", "10.5", "2,011"],
        ["Five-speed manual", "3.35", "3.27", "11.0", "1,868"],
        ["Six-speed manual", "2.66", "3.73", "9.9", "1,567"]
      ]
    ),
    p(`The five-speed has a 0.68 fifth, the four-speed automatic 0.70, the six-speed 0.50. A street car is pleasant between 9.5 and
      11. Under 9 it is lazy away from lights unless the engine is large. Above 12 first gear is over before you have used it, and the
      tire cannot hold what it gets.`),
    p("Note the six-speed: with 3.73 gears it cruises below 1,600 rpm, which is under the torque of a cammed small block. It wants 4.10."),
    h("Measure what you have"),
    p(`Do not trust a tag. Jack up both rear wheels, block the front, transmission in neutral, mark the driveshaft and a tire. With an
      open differential and one wheel held, turn the other exactly two turns and count turns of the shaft; with a limited slip or locker
      turn both together once. Three and three quarters is a 3.73 or 3.70; count the ring and pinion teeth through the cover to be
      certain. 41 and 11 is 3.73, 37 and 10 is 3.70.`),
    h("Choosing for a quarter mile"),
    p(`Cross the finish line 200 to 300 rpm past peak power in your last gear. For a car that runs 115 mph on a 28 in. slick with
      direct drive and peaks at 6,200 rpm, the ratio is rpm × tire ÷ (336 × mph): 6,400 × 28 ÷ (336 × 115) is 4.64. A converter slips
      about 5 percent at the stripe, so the pinion sees 6,080 rpm and the ratio is 4.41. Buy 4.30 or 4.56, and take 4.30 if the tire
      grows at speed.`),
    h("Choosing after a tire change"),
    p(`Going from 26 to 29 in. tires raised every gear by 29 ÷ 26, that is 11.5 percent. A truck that left with 3.42 now behaves as if
      it had 3.07. To get its old manners back it needs 3.42 × 29 ÷ 26, or 3.81; 3.73 is close.`),
    p(`The speedometer needs the same correction. With a mechanical drive change the driven gear in proportion. With an electronic one
      enter the new tire size or pulses a mile.`),
    h("What else changes"),
    ul(
      `Carrier breaks. Many axles change carrier thickness at a certain ratio, so a set from one side will not shim up on the other.
        Check before you order.`,
      `Pinion strength. A numerically higher ratio has a smaller pinion with fewer teeth in contact. It is quieter money to keep 3.73
        in a heavy car than 4.88.`,
      `Driveshaft speed is engine speed in direct, and overdrive turns it faster than the engine. Check critical speed when you add
        both gear and overdrive.`
    ),
    callout(`New gears need heat cycles: drive 15 minutes, let them cool fully, three times, and change the oil at 500 miles. A set
      that is hauled hard in its first hour turns blue and will never be quiet.`)
  ]
})
