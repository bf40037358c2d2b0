import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const drivelineAngles = article({
  article_id: 1023,
  slug: "driveline-angles",
  category: "tech~2-1",
  title: "Driveline angles and critical speed",
  description: `Two U-joints must cancel each other. How to measure three angles, what to shim, and how long a driveshaft may be for
    its rpm.`,
  authors: "Marcus Teale",
  published_on: "2026-01-23",
  drawing: "driveshaft",
  product_types: ["driveshaft", "u-joint", "driveshaft-loop", "transmission-mount", "leaf-spring", "control-arm"],
  race_types: ["street-performance", "drag-street", "classic-truck"],
  body: [
    p(`A universal joint that runs at an angle does not turn evenly. In each turn the driven side speeds up twice and slows down
      twice. With a second joint at the same angle on the other end the two cancel, and the axle turns smoothly. If the angles differ,
      what does not cancel is a vibration at twice driveshaft speed that no balancing will cure.`),
    h("Three measurements"),
    p("Car on its wheels or on stands under the axle and front arms, at ride height with normal load. An angle finder on:"),
    ul(
      "the transmission: on the flat of the tail housing, the yoke's face or the engine's oil pan rail,",
      "the driveshaft: on its tube,",
      "the pinion: on the yoke's flat or a machined face that is square to it."
    ),
    p("Write each with its direction: down at the rear, or up at the rear."),
    formula("Working angle = difference between two neighbors", "Front joint: transmission and shaft. Rear joint: shaft and pinion."),
    p(`For example transmission 3.0° down, shaft 5.0° down, pinion 2.5° up at its nose, which as a line is 2.5° down to the rear.
      Front joint 2.0°, rear joint 2.5°. They are within half a degree, in opposite senses, so they cancel: good.`),
    h("What is right"),
    table(
      ["", "Wanted"],
      [
        ["Each joint", "1° to 3°, never 0"],
        ["Difference of the two", "less than 1°, best 0.5°"],
        ["At speed, for street", "transmission and pinion parallel under cruise load"]
      ]
    ),
    p(`A joint at zero does not roll its needles, and they dig grooves into the cross. Over 3° at highway speeds the life of a joint
      halves with each two degrees more.`),
    table(
      ["Shaft rpm", "Largest working angle for comfort"],
      [
        ["5,000", "3.2°"],
        ["4,000", "4.2°"],
        ["3,000", "5.8°"],
        ["2,000", "8.7°"]
      ]
    ),
    h("Allow for wind-up"),
    p(`Under power the axle turns its pinion up. So set it low at rest: about 1 to 2° for leaf springs on the street, 0.5 to 1° with
      rubber-bushed arms, 0 to 0.5° with rod ends or a four-link. A drag car with soft leaves may need 5 to 7, and a traction device
      that limits it to less is better than an angle that allows for more.`),
    p(`Leaf springs: tapered steel shims between spring and perch, never aluminum, which is beaten out. Thick end to the rear raises
      the pinion. Four-links: upper bars. Transmission: shims at the mount, 1/8 in. there is about 0.3° on a usual engine and box.`),
    h("From above"),
    p(`Angles are also measured in plan. An engine set an inch to the passenger side with the pinion in the center has a side angle,
      and the joint works at the sum of both by squares. 2° and 1.5° make 2.5°. An engine may sit off center, but its line must be
      parallel to the pinion's.`),
    h("Length and rpm"),
    p(`A tube hung between two ends has a speed at which it starts to bow like a skipping rope. It comes without warning, and the
      shaft leaves the car.`),
    formula(
      "Critical rpm = 4,700,000 × √(D² + d²) ÷ L²",
      "Steel tube, D outside and d inside diameter, L from joint center to joint center, all inches. Aluminum is within 2 percent of it."
    ),
    table(
      ["Tube", "48 in.", "52 in.", "60 in."],
      [
        ["3 in. × 0.065, steel", "8,500", "7,200", "5,400"],
        ["3 1/2 in. × 0.083, steel", "9,900", "8,400", "6,300"],
        ["4 in. × 0.125, aluminum", "11,200", "9,500", "7,200"]
      ]
    ),
    p(`Do not use more than 75 percent of it. A 60 in. shaft of 3 in. is good for 4,050 rpm, which in direct drive is 4,050 engine rpm
      and in a 0.70 overdrive 2,840. That is 106 mph for a 27 in. tire and 3.07 gears. Long-wheelbase cars with deep gears need a larger
      tube, aluminum or carbon, or two pieces with a center bearing.`),
    h("Phase, slip and balance"),
    p(`Ears of the yokes on both ends of a shaft must lie in one plane. A shaft cut and welded one spline out of phase shakes at every
      speed. Slip yoke: with the car at ride height there should be 3/4 to 1 in. left before it bottoms, with at least 2 in. still on
      the splines at full droop.`),
    p(`Balance grade: a tenth of an ounce-inch at each end for 5,000 rpm. If a vibration changes after turning the shaft 180° in the
      pinion yoke, balance or runout is the matter. If it does not, look at the angles.`),
    callout(`Fit a driveshaft loop within 6 in. of the front joint on every car with a manual gearbox, slicks, or more than 300 hp. A
      front joint that fails without one vaults the car.`),
    h("How to tell what shakes"),
    p(`Once per tire turn: wheel, tire or axle. Once per shaft turn: balance or runout. Twice per shaft turn: angles. With rpm in
      neutral also: engine, converter, clutch. Tape a phone's accelerometer to the seat rail, note its frequency at one speed, divide.
      70 mph on a 26 in. tire is 15 tire turns a second, and with 3.73 gears 56 turns of the shaft.`)
  ]
})
