import { article, callout, h, p, table, ul } from "../article.ts"

export const harnessDates = article({
  article_id: 1202,
  slug: "harness-dates",
  category: "news~2-3",
  title: "Harness dates: look at the label before the first race",
  description: "When belts expire and why, how mounting angle changes the load, and a check to make on every strap this week.",
  authors: "June Abara",
  published_on: "2026-02-13",
  drawing: "harness",
  product_types: ["harness", "window-net", "head-restraint", "race-seat", "roll-bar-padding"],
  race_types: ["road-race", "dirt-late-model", "drag-bracket"],
  body: [
    p(`Every spring the same thing happens in the inspection line: a car that cost a year of evenings is sent away for a strap whose
      date ran out in December. Belts are dated because their fiber ages, and spring is when to look.`),
    h("What is on the label"),
    table(
      ["Label", "Life", "Counted from"],
      [
        ["SFI 16.1", "Two years", "Month punched as date of manufacture"],
        ["SFI 16.5", "Two years", "Month punched as date of manufacture"],
        ["FIA 8853-2016", "Five years", "Printed: not valid after the end of that year"],
        ["SFI 27.1, window net", "Two years", "Month punched"]
      ]
    ),
    p(`Note "from manufacture" and not "from purchase". A belt that lay in a store for eight months has sixteen left. When you order,
      ask for a recent date, and read the label before you cut the bag open.`),
    p("Some bodies allow an extra season for certain classes, some are stricter than the label. The book decides."),
    h("Why two years"),
    p(`Belt webbing is nylon or polyester. Ultraviolet light cuts its long molecules. In an open car, nylon lost about half of its
      strength within a year in tests of old webbing and polyester about a third. It need not look faded. Dirt acts as fine sandpaper
      within the weave, battery fumes and brake fluid do the rest. A harness that has been in one real impact is used up, since its
      stitching is made to tear and its fibers to stretch: replace it, even if it is a month old.`),
    h("Check today"),
    ul(
      "Label present, legible, sewn on. A missing label is the same as an expired one.",
      "Webbing at the adjusters and at bar wraps: fuzz is normal, cuts at the edge are not. A cut of 1/16 in. in the edge is the end.",
      "Stiff or shiny spots: melted fibers or chemical damage.",
      "Stitching: no broken stitch in the pattern.",
      "Hardware: straight, no cracks, no rust at the punched edges; latch opens with one motion, without play, and under load.",
      "Bolts: grade 8, 7/16 in. or more, with a large washer, threads fully in the nut."
    ),
    h("Where the straps go"),
    p("An expired belt on good mounts is worth more in an accident than a new one on bad ones. Angles decide the forces."),
    table(
      ["Strap", "Angle", "Reason"],
      [
        ["Shoulder", "Level to 10° below the shoulder, never more than 20°", "A lower anchor pulls down along the spine"],
        ["Lap", "45 to 65° to the floor, over the hip bones", "Flatter lets you slide under; steeper slides up to the belly"],
        ["Sub, five or six points", "Straight down or 20° rearward", "Holds the lap belt low"],
        ["Shoulder, spacing at the bar", "3 in. apart, or crossed if the bar is far", "Keeps them on a head restraint"]
      ]
    ),
    p(`How much angle costs can be calculated. Assume a 200 lb driver stopping at 30 g, two thirds of the load on the shoulders: 4,000
      lb. With shoulder straps 40° below level their pull along the spine is 4,000 × tan 40°, or 3,360 lb. With 10° it is 705 lb.`),
    p(`Keep shoulder straps short. Webbing stretches by up to 20 percent in a crash; 12 in. behind the shoulder instead of 36 means
      about 5 in. less travel of the head.`),
    callout(`Never wrap a belt around a bar that it can slide along, never mount it to the seat, and never put two straps on one bolt
      in single shear unless the maker provides the plate.`),
    h("Three-bar slides"),
    p(`Where straps pass a three-bar slide, the end goes back through the first slot: "there and back". Without it the strap slips at
      a few hundred pounds. Leave at least 4 in. of tail. It is the most frequent fault that inspectors find on new belts, as the belt
      was fitted by a man in a hurry.`),
    h("Fit with the driver in full gear"),
    p(`Lap belt first, tight until it hurts, then shoulders, then sub. Latch at the middle of the pelvis and not on the stomach. Check
      that both hands reach every switch, and that the wheel comes off with belts tight. Get out with the clock running: belts, net,
      wheel, out, in under ten seconds for most closed cars. Practice with eyes shut.`),
    h("Make it last"),
    p(`Cover belts when the car is parked outside. Wash with mild soap and lukewarm water, no solvents, dry in shade. Blow dust out of
      the latch and use no oil there. Write the expiry month with a paint pen onto the cage next to the seat, in large figures. And put
      it with the other dates: helmet, net, suit, fire bottle, fuel cell, head restraint.`),
    h("Order in the right month"),
    p(`As the life of most belts begins when they are sewn, the best time to buy is a week before your first race and not the sale in
      autumn. If you have two cars, put the newer set into the one that races more, and let both expire in the same month.`)
  ]
})
