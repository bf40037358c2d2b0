import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const staggerAndCrossWeight = article({
  article_id: 1015,
  slug: "stagger-and-cross-weight",
  category: "tech~2-1",
  title: "Stagger and cross-weight: two ways to turn left",
  description: `Stagger makes the axle want to turn, cross-weight makes it resist. How much stagger a corner needs, and how to trade
    one for the other.`,
  authors: "Pat Lindqvist",
  published_on: "2026-03-27",
  drawing: "tire",
  product_types: ["race-tire", "race-wheel", "race-coil-spring", "scale-set", "tire-gauge", "spool"],
  race_types: ["dirt-modified", "street-stock", "sprint-360"],
  body: [
    p(`With a spool or a locked rear, both rear tires turn at the same speed. In a corner the outside one has farther to go. Unless it
      is larger, one of them scrubs, and a scrubbing tire pushes the car straight. Stagger is the difference in circumference that takes
      the scrub away.`),
    h("Measure it properly"),
    p(`Wrap a narrow tape around the center of the tread, pulled to the same tension, at race pressure. Measure right rear, left rear,
      subtract. Then do it again hot, since tires grow unevenly: a bias tire gains up to an inch between garage and feature, a radial
      almost nothing. Stagger at the end of a run is the one that mattered.`),
    h("How much the corner asks for"),
    formula(
      "Stagger = RR circumference × (1 − (R − t ÷ 2) ÷ (R + t ÷ 2))",
      `R is the corner's radius at the middle of the car and t the rear track, both in feet; the result is in the unit of the
        circumference.`
    ),
    p("For an 88 in. right rear and a 5.5 ft track:"),
    table(
      ["Corner radius", "Rolling stagger"],
      [
        ["100 ft, tight bullring", "4.7 in."],
        ["150 ft, quarter mile", "3.2 in."],
        ["200 ft", "2.4 in."],
        ["300 ft, half mile", "1.6 in."],
        ["400 ft, big half mile", "1.2 in."]
      ]
    ),
    p(`That is what makes the axle roll free. On asphalt most cars run 60 to 90 percent of it, because the straights exist too: the
      same stagger drags there. On dirt a car slides and steers with its throttle, the arc of each wheel is less clear, and stagger is
      chosen wider, from none on a slick dry track to twelve inches on a winged sprint car whose rear tires are of different
      construction.`),
    h("What it does"),
    p(`More stagger loosens the car from the middle to the exit, under power most of all. It has little effect on entry with the
      throttle closed, unless the driver brakes late. Half an inch is a change that any driver feels.`),
    ul(
      "Loose on exit only: take out stagger first.",
      "Tight in the middle and on exit: add stagger.",
      "Tight on entry, good at exit: leave it, look at the front and at brake bias."
    ),
    h("Cross-weight"),
    p(`Cross is the share of weight on right front and left rear together. More of it loads the left rear, which then drives and drags
      harder and pushes the nose to the right under power; the right front carries more than its share too. Less cross lets the car turn
      and frees it on exit.`),
    table(
      ["Symptom", "Stagger", "Cross"],
      [
        ["Loose in, loose off", "less", "more"],
        ["Loose off only", "less", "small increase"],
        ["Tight middle and off", "more", "less"],
        ["Tight in the middle only", "leave", "less, or front spring"],
        ["Good for ten laps, then loose", "start lower, tires grow", "leave"]
      ]
    ),
    h("They trade against each other"),
    p(`Half an inch of stagger is worth about one percent of cross on a 2,800 lb asphalt car at a quarter-mile track. So there are
      many pairs that are neutral. A car with much stagger and much cross is quick off a slick corner and hard on the left rear. One
      with little of both rolls freely, is gentle on tires and wants a smooth driver. Pick the pair by which tire gives up first.`),
    p(`Any change in stagger changes ride height and so cross. A right rear that is an inch larger in circumference is 0.16 in. taller
      in radius, and lifts its corner by that: on stiff springs as much as 30 lb of cross. After changing a tire put the ride height
      back, or you have made two changes and will learn nothing.`),
    formula("Height change = circumference change ÷ 6.28", "Same unit in and out."),
    h("Getting the size you want"),
    ul(
      `Air: one pound is worth 1/8 to 1/4 in. of circumference on a bias tire. Useful for the last quarter inch only; pressure also
        changes spring rate and tread shape.`,
      "Rim width: a wider wheel pulls the tread flat and makes it smaller, up to half an inch.",
      "Sizing at the rack: tires of one code differ by 2 in. Buy early, mount, stretch at 30 psi in the sun, measure.",
      "Keep lefts and rights apart, with circumference chalked on the sidewall."
    ),
    callout(`Never inflate past the maker's seating pressure to grow a tire, and never stand over it. Use a clip-on chuck with ten
      feet of hose.`),
    h("Front stagger"),
    p(`A small difference at the front, half an inch to an inch, helps a car with a solid front axle roll in and settles braking,
      since the smaller left front turns faster and drags the nose to the left when the brakes are on. Independent fronts hardly notice.
      Set it last.`)
  ]
})
