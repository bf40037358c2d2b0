import { article, callout, h, p, table } from "../article.ts"

export const streetStockFromABareTub = article({
  article_id: 1102,
  slug: "street-stock-from-a-bare-tub",
  category: "builds~2-2",
  title: "A metric street stock from a bare tub in eleven weekends",
  description: "A 1980s mid-size GM chassis for a quarter-mile track: budget, sequence, weights, and first laps.",
  authors: "Pat Lindqvist",
  published_on: "2026-03-20",
  drawing: "roll-cage",
  product_types: ["roll-cage", "race-seat", "harness", "fuel-cell", "race-coil-spring", "circle-track-shock", "race-wheel", "radiator"],
  race_types: ["street-stock", "hobby-stock", "factory-stock"],
  body: [
    p(`The crew: two brothers, Teddy and Luis, a neighbor who welds, and a GM metric chassis of the early
      eighties with 108 in. of wheelbase that came without engine or title. Their rule sheet asked for stock frame, stock-type
      suspension, any steel body of the model, 3,200 lb with driver, 602 crate engine or stock 350. They had a shed and eleven weekends.`),
    h("One: strip and look"),
    p(`Everything off the frame. They put it on four stands, leveled it with shims and measured diagonals between the body mounts: 118
      3/8 and 118 5/16. A sixteenth is a good frame. A half inch would have been scrap, no matter how cheap.`),
    p(`Rust behind the rear wheels, where the upper arms mount, is where metric frames die. They cut out eight inches on the left and
      boxed it in 0.120 in. plate.`),
    h("Two to four: cage"),
    p(`Four-post, 1.75 × 0.095 in. mild steel as the book demanded, main hoop first. They made it from cardboard tubes, tacked, sat in
      it with a helmet, moved the halo bar back by 3 in. and only then welded. Helmet to bar: 4 in. at the closest. Four door bars on
      the driver's side with a plate of 1/8 in. steel over them.`),
    callout(`Fit the seat before the cage is closed, with the driver in it. They know a car where it was done the other way; its
      driver steers with bent elbows.`),
    h("Five: seat, harness, pedals"),
    p(`The seat is bolted to the cage at four points, to nothing else, and its left side is as far left as the book allowed: 1 1/2
      in. from the door bars with padding. The harness bar is at shoulder height, 2 in. below the shoulder at most. Lap belts come from
      the cage, not from the floor.`),
    h("Six and seven: suspension"),
    p("Stock arms, new bushings of steel so that they do not bind, new ball joints, and stock-mount springs:"),
    table(
      ["Corner", "Spring, lb/in", "Shock", "Ride height, in."],
      [
        ["LF", "950", "5-5", "6 3/4"],
        ["RF", "1,100", "6-5", "7 1/4"],
        ["LR", "200", "4-4", "7"],
        ["RR", "175", "4-4", "7 1/2"]
      ]
    ),
    p(`Camber: +2.5° on the left, −3.5° on the right. Caster: +2° left, +4.5° right. Toe: 1/8 in. out. The rear axle is square to the
      frame within 1/16 in., measured from the ball joints' line and not from the frame rails.`),
    h("Eight: engine and driveline"),
    p(`A sealed crate engine with about 350 hp, two-speed gearbox, single-disc clutch, 9-in. type rear with a spool and 5.14 gears.
      The radiator is 28 in. wide aluminum in rubber cups, with a mesh 4 in. in front of it. The fan stayed mechanical: it never has a
      bad fuse.`),
    h("Nine: fuel and wiring"),
    p(`A 12 gallon cell in a 20-gauge can, between the frame rails, bottom 10 in. above the ground, with a rear hoop behind. Three
      switches and a starter button on one panel, battery behind the seat in a box, disconnect at the left of the windshield opening.
      The car has eleven wires. They drew all of them on the door.`),
    h("Ten: body"),
    p(`Steel quarters and roof; nose and doors of the plain aluminum sort, hung with rivets in slotted holes so they move instead of
      tearing. Numbers 22 in. high, in one color that stands out from the other.`),
    h("Eleven: scales"),
    table(
      ["", "First time", "After"],
      [
        ["Total, driver and half fuel", "3,118", "3,204"],
        ["Left", "53.6%", "55.1%"],
        ["Rear", "46.9%", "47.6%"],
        ["Cross", "49.2%", "52.5%"]
      ]
    ),
    p(`They were 82 lb too light, which is the best problem to have: 86 lb of lead went low on the left frame rail behind the driver.
      That alone moved left by 1.2 points; the battery, moved across the car, gave the rest. Cross came from one and a half rounds at
      the right front and left rear.`),
    h("First night"),
    p(`Practice: tight in the middle, car would not turn under the leaders. They took a half percent of cross out and added 3/8 in. of
      stagger. Heat: fourth of nine. Feature: tenth of nineteen with a right front tire at 235 °F outside and 190 inside, so camber went
      to −4.25° on Monday.`),
    h("Money and time"),
    p(`The engine was a third of everything, tires and wheels a seventh, safety a ninth. The brothers say they wasted two weekends:
      one because they painted before the last bracket was welded, another because a transmission crossmember was bought twice. They
      would do the harness bar the same way, and would buy better seat sides at once.`),
    h("What carried over"),
    p("A notebook hangs from the cage with a string. Every number in this article is in it, with dates, in pencil.")
  ]
})
