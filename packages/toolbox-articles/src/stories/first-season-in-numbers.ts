import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const firstSeasonInNumbers = article({
  article_id: 1305,
  slug: "first-season-in-numbers",
  category: "stories~2-4",
  title: "First season in numbers: a family, a quarter midget and a shoebox",
  description: "What one family spent, broke, learned and would tell the next one, from two hundred receipts kept in a box.",
  authors: "June Abara",
  published_on: "2025-12-19",
  drawing: "helmet",
  product_types: ["helmet", "race-suit", "driving-gloves", "race-tire", "tire-gauge", "tool-chest"],
  race_types: ["quarter-midget", "junior-sprint", "bandolero"],
  body: [
    p(`Ike Okafor drives a delivery route, Lorna teaches, and Emeka was seven when
      he saw quarter midgets at a fair. They knew nothing about racing. They kept every receipt of the first year because Lorna wanted
      to know what she was agreeing to.`),
    h("The box"),
    table(
      ["What", "Share", "Remark"],
      [
        ["Car, used, with spares and trailer mount", "41%", "Could be sold for nearly the same"],
        ["Safety gear for one child", "15%", "Helmet and suit fit for two seasons"],
        ["Tires", "9%", "Three sets"],
        ["Entry and membership", "11%", "18 race days"],
        ["Fuel, food, one motel", "14%", "The surprise"],
        ["Tools and stand", "6%", "Bought once"],
        ["Repairs", "4%", "See below"]
      ]
    ),
    p(`If the car is counted at what it loses, the year cost them about as much as a used car's payments. Lorna had expected repairs
      to be the large part. They were the smallest.`),
    h("What they bought first"),
    p(`Before the car: helmet, neck collar, suit, gloves, arm restraints. A club's training day lets a child drive a loaned car, and
      asks for one's own helmet. Emeka drove twelve laps and did not like the noise. On the next he wanted to go faster. Only then did
      they look for a car.`),
    ul(
      `Helmet: measured, tried, worn for a quarter of an hour at home in front of cartoons. Youth ratings have lighter shells, because
        a child's neck is not a small adult's neck.`,
      "Suit: single layer is common at that age; they bought two-layer, with length to grow.",
      "Seat: it was the wrong size in the used car. An insert of poured foam in bags, at two dollars a pound, made it right."
    ),
    callout(`A child slides in a seat that is too large, and the belts then lie on the belly rather than the hips. Fit the seat first,
      even if the car has to wait a week.`),
    h("What broke"),
    p("Eighteen days, and the list fits on a card."),
    ul(
      "Two chains, both for lack of oil.",
      "A front axle in a wall. Bent by 3 mm, straightened by a club member who has a press, for a cake.",
      "One throttle cable, frayed at the pedal; found on the stand, not on the track.",
      "A clutch bearing.",
      "Four tire valves, since Ike had overtightened caps with pliers."
    ),
    p("What they learned from that: on Thursday evening, forty minutes, car on the stand, the same list. It found the cable."),
    h("Tools that were used"),
    p(`They had bought a set with 200 pieces. Counted at the end of the year, they had used eleven: three hex keys, four combination
      wrenches, a chain breaker, tire gauge, tape for circumference, and a soft hammer. A stand at table height was worth more than all
      others, because Emeka could help. He does his own chain.`),
    h("Setup, such as it was"),
    p("Three things, nothing more, in the first season."),
    table(
      ["Item", "Their number", "When it was changed"],
      [
        ["Tire pressure, cold", "8, 12, 7, 10 psi", "Never more than 1 psi"],
        ["Stagger, rear", "1 1/2 in.", "Never"],
        ["Gear", "By the track's card", "Two teeth in fall"]
      ]
    ),
    p(`They asked three fathers for their numbers in April, got three answers, and used the mean. In July a
      grandmother advised them to stop changing things and let the boy learn what one car does. It is the best advice in the box, on the back of a
      hot dog receipt.`),
    h("Times"),
    p(`The fastest in the novice class did 8.9 seconds around the twentieth-mile. Emeka began with 12.6, had 10.8 in May, 9.7 in July,
      9.4 in September. The largest step, from 10.8 to 10.1, came on the day on which he learned to look at the end of the straight
      instead of the hood.`),
    formula(
      "Average speed in mph = 3,600 × length in miles ÷ lap time in seconds",
      "A twentieth-mile in 9.4 s is 19.1 mph. It sounds slow to those who have not sat in one."
    ),
    h("Bad days"),
    p(`There were two. In June he was hit from behind and would not get in again for three weeks. They did not persuade him. They
      went, watched, ate, helped others push. On the fourth weekend he walked to the trailer and put on his gloves.`),
    p(`In August the generator, the stand and the patience of everyone failed on one afternoon at 98 °F. They left before the
      feature. No one was in the mood to write that one down; Lorna did anyway, as "heat, tired, went home, right".`),
    h("What they tell those who ask"),
    p(`Come and help for a day before you spend anything. Buy a car that has raced at your track, with its notes. Spend on what
      touches the child. Find out the true cost of a weekend, with gasoline and sandwiches. Have one adult whose only task is the child,
      while the other looks to the car.`),
    p(`And keep the box. The next winter it showed them that tires could be two sets instead of three, that the motel had been
      unnecessary, and that the year in which they had spent so much had, divided by the days on which all of them were in the same
      place doing the same thing, been rather cheap.`)
  ]
})
