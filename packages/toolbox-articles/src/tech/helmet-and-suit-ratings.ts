import { article, callout, h, p, table, ul } from "../article.ts"

export const helmetAndSuitRatings = article({
  article_id: 1017,
  slug: "helmet-and-suit-ratings",
  category: "tech~2-1",
  title: "Helmet and suit ratings: reading the labels before tech does",
  description: "SA, M and FIA on helmets, the TPP behind an SFI suit number, and what the seconds really mean. Which to buy for which car.",
  authors: "June Abara",
  published_on: "2026-01-16",
  drawing: "helmet",
  product_types: ["helmet", "race-suit", "driving-gloves", "driving-shoes", "head-restraint", "harness"],
  race_types: ["road-race", "drag-bracket", "dirt-late-model"],
  body: [
    p(`Safety gear is the one part of a race car that is bought by label. The inspector will turn your helmet over and look for a
      sticker under the liner, and nothing you say about what it cost will matter.`),
    h("Helmet: SA, M, K, and what differs"),
    p("The Snell Foundation publishes several standards, and the letters matter more than the year."),
    ul(
      "SA: special application, for cars. Fire-retardant lining, roll-bar impacts, a narrower eye port.",
      "M: motorcycle. No fire test, no roll-bar test. Some autocross and street events take it; most racing does not.",
      "K: karting. Car impacts without the fire test.",
      "EA and FIA 8859 or 8860: international standards. 8860 is the light and costly carbon class."
    ),
    p(`The year follows the letters: a new SA standard comes every five years. Most rule books accept the current one and the one
      before, and some the one before that, until the end of a season. A helmet bought in the last year of a standard therefore gives up
      years of use for its discount. Read the book of the strictest place where you intend to race.`),
    p(`Whatever the label says, retire a helmet after one hit, after a fall from a bench onto concrete, or when the liner moves on
      your head. Sweat and sun age the foam; seven years of regular use is long.`),
    h("Fit"),
    p(`Measure around the head just above the eyebrows, then try two sizes. A new helmet should be tight on the cheeks and painless on
      the forehead. With the strap closed, try to roll it off forward from the back: if it comes, it is too large. Wear it for 15
      minutes in the shop. A hot spot that appears then becomes a headache on lap six.`),
    h("Suit: the number behind the slash"),
    p(`SFI 3.2A suits are rated by thermal protective performance, TPP: heat through the cloth until a second-degree burn. Divide by
      two for the time in seconds.`),
    table(
      ["Rating", "TPP", "Seconds to second-degree burn", "Usual construction"],
      [
        ["3.2A/1", "6", "3", "One layer, treated cotton or aramid"],
        ["3.2A/3", "14", "7", "One heavy or two light layers"],
        ["3.2A/5", "19", "10", "Two or three layers"],
        ["3.2A/10", "38", "19", "Three to four layers with batting"],
        ["3.2A/15", "60", "30", "Four and more; nitro and alcohol drag classes"],
        ["3.2A/20", "80", "40", "Top fuel classes"]
      ]
    ),
    p(`A burn time is measured on a flat sample with flame at 3,600 °F or so. It is time to get out, not time to sit. Add 5 seconds
      for aramid underwear, and note that a tight suit gives less than a loose one, since air insulates.`),
    p(`FIA suits carry 8856 with a year, roughly the level of a good /5 in layers with underwear required. Not every American body
      takes an FIA suit without the SFI tag, so ask.`),
    h("Cotton or aramid"),
    p(`A /1 suit in treated cotton is legal for many beginners' classes and loses its treatment in the wash. Aramid keeps its rating
      for the life of the cloth. The difference in price is one set of tires at most. For anything with a fuel cell behind you, buy a /5
      in aramid and buy it once.`),
    h("Gloves, shoes, underwear"),
    p(`SFI 3.3 covers gloves, shoes, hoods and underwear, with the same style of slash number: /5 is normal. Leather palms shrink in
      fire, so look for aramid behind the leather. Driving shoes have soles of about 3/16 in., so that you feel the pedal, and
      oil-resistant rubber. Never wear nylon or polyester beneath a suit; it melts onto skin long before the suit gives up.`),
    h("Head and neck"),
    p(`SFI 38.1 devices limit how far the head goes forward in a frontal hit. They need harness belts that sit on the yoke: 3 in.
      belts or 2 in. belts made for such a device, and anchors on the helmet of the right thread. Recertification is due every five
      years, with a dated label.`),
    callout(`Paint and stickers: solvents attack some shells. Use only what the maker of the helmet permits, and never drill a shell
      for a radio or a duct.`),
    h("What to check each spring"),
    ul(
      "Labels legible and not sewn over. Photograph them and keep the pictures on your phone.",
      "Visor clear, tear-off posts firm, seal whole.",
      "Strap not frayed, D-rings not rusty.",
      `Suit: seams, zipper, oil stains. Oil burns, and a suit soaked in it is a wick. Wash alone, cold, without softener or bleach,
        and hang to dry out of the sun.`,
      "Gloves: fingertips worn through are a failure."
    )
  ]
})
