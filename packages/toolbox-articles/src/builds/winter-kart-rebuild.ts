import { article, callout, h, p, table, ul } from "../article.ts"

export const winterKartRebuild = article({
  article_id: 1107,
  slug: "winter-kart-rebuild",
  category: "builds~2-2",
  title: "A used kart, rebuilt over one winter on a kitchen table",
  description: `Straightening check, axle, brakes, seat position, and how a child's first season kart was set up
    without guesswork.`,
  authors: "June Abara",
  published_on: "2026-01-09",
  drawing: "race-wheel",
  product_types: ["race-tire", "race-wheel", "brake-pad-set", "tachometer", "scale-set", "tire-gauge", "wheel-hub"],
  race_types: ["kart-sprint", "kart-outlaw"],
  body: [
    p(`Nadia is eleven, and her mother Rue repairs elevators. They bought a sprint kart, four years old, from a
      driver who had stopped, for the price of two sets of tires and an afternoon's drive. It arrived in November. Practice began in
      April.`),
    h("Is it straight?"),
    p("A kart's frame is its suspension, so a bent one never works and cannot be tuned. Three tests came before any money was spent."),
    ul(
      "On a flat table or tiled floor, with wheels and axle off, the four corners of the frame should touch within 2 mm.",
      "String from kingpin to axle bearing on each diagonal: they differed by 1.5 mm over 1,300. Up to 3 is fine.",
      `Waist rail by eye: flattened tubing on the bottom from curbs. Theirs was worn from 2.0 to 1.6 mm in one spot of a palm's
        length. Below 1.4 she would have walked away.`
    ),
    h("Tear down"),
    p(`Everything into boxes with photos. Bearings were spun by hand: rear axle ones gritty, front hubs fine. The axle itself was
      rolled on two V-blocks with an indicator: 0.4 mm out at its middle, so a used axle of the same stiffness was fitted, at 0.1. Axles
      that are bent rob speed, hop in corners and eat bearings, and are often the sole cause of "it has no grip".`),
    table(
      ["Part", "Done", "Cost, share of total"],
      [
        ["Axle, bearings, keys", "replaced", "21%"],
        ["Brake pads, seals, fluid", "replaced", "9%"],
        ["Tie-rod ends, kingpin bushings", "replaced", "8%"],
        ["Seat, one size smaller", "replaced", "12%"],
        ["Engine service by a builder", "ring, seals, clutch", "31%"],
        ["Tires", "new at the first race, used in practice", "19%"]
      ]
    ),
    h("Brakes"),
    p(`A single disc on the axle. Seals cost less than lunch, but a sticky piston drags and looks like a slow engine. Pads to disc:
      0.3 mm on each side when released, disc centered by shims. The pedal has to reach full pressure before it meets its stop, and a
      safety cable parallel to the rod is required at nearly every track.`),
    callout(`Brake fluid and wheel-well plastic: karts with DOT 4 systems must never be topped up with mineral oil or the reverse.
      Read the cap. Wrong fluid swells the seals in an hour and the brake stays on.`),
    h("Seat position"),
    p(`Seat position is the setup. Driver and seat weigh more than the kart. They used four bathroom scales, checked against each
      other with a water canister of known mass, on leveled boards.`),
    table(
      ["", "Left", "Right"],
      [
        ["Front", "44 lb", "45 lb"],
        ["Rear", "59 lb", "58 lb"]
      ]
    ),
    p(`Sum 206 lb with Nadia, helmet and lead. Front share: 43.2 percent, left 50.0. A sprint kart with four-wheel layout wants 42 to
      44 percent on the front and half on each side. It was reached by moving the seat forward 8 mm and fixing 5 lb of lead to its back,
      low, with two bolts each and washers on both sides.`),
    p(`Seat struts are fitted without force: loosen all four, sit the driver in it, tighten. A seat pulled into place stiffens the
      frame on one side and the kart turns differently to left and right.`),
    h("Front end"),
    p(`Toe: 2 mm out across the front of both wheels, measured on the rims at axle height with the driver sitting. Camber 0 to −0.5°.
      Caster as made. Ackermann at the middle hole. Track width front 1,080 mm, rear 1,120 mm for dry. These are the frame maker's
      numbers, and for a first season no one needs others.`),
    h("Engine"),
    p(`Sealed class engine, sent to a builder for a leak test, ring and clutch springs. They learned to do three things on their own:
      clean and gap the plug to 0.025 in., set chain slack, and read the tachometer's recall. The rest stays sealed.`),
    h("Practice at home"),
    p(`In a parking lot by permission: start, stop at a line, brake without locking, circles both ways. Nadia changed a chain, a plug
      and a wheel against the clock on the kitchen floor: twelve minutes in January, four in March. It is why she made the grid after a
      dropped chain in her second heat in May.`),
    h("First season, honestly"),
    p(`Twelve race days. Two withdrawals: one for a chain, one for rain and fear, both respected. Lap time went from 4.1 to 1.2
      seconds behind the fastest. Of these 2.9 seconds, Rue credits 0.4 to the kart and 2.5 to her daughter. New tires were bought
      twice. The budget line that hurt was entry fees and fuel for the van, not parts.`),
    h("Their list for the next winter"),
    p(`New seat as she grows, brake disc at 80 percent of its thickness, a proper stand so that no one has to lift alone. And no
      second engine: with one engine you learn to jet it.`)
  ]
})
