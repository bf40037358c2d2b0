import { article, callout, h, p, table, ul } from "../article.ts"

export const overdriveC10 = article({
  article_id: 1105,
  slug: "overdrive-c10",
  category: "builds~2-2",
  title: "A C10 that commutes: overdrive, serpentine belt, real lights",
  description: `A truck built for 40,000 miles in two years. Ratios, pulley alignment, charging and what daily
    use teaches.`,
  authors: "Marcus Teale",
  published_on: "2025-10-24",
  drawing: "transmission",
  product_types: [
    "transmission",
    "driveshaft",
    "pulley-set",
    "alternator",
    "headlight",
    "radiator",
    "torque-converter",
    "transmission-mount"
  ],
  race_types: ["classic-truck", "street-performance", "tow-haul"],
  body: [
    p(`A 1971 half-ton with the short bed, a 350 that burned no oil, a three-speed automatic and 3.73 gears. Its
      owner, Fern, drives 38 miles each way to a hospital, at hours when no one wants to be called. She wanted a truck that starts, is
      quiet at 70 and can be seen.`),
    h("The problem in numbers"),
    p(`At 70 mph with 28.5 in. tires and 3.73 gears the engine turned 3,078 rpm, plus 3 percent in the converter. She had two choices:
      gears or an overdrive.`),
    table(
      ["Option", "70 mph", "Starting ratio"],
      [
        ["As it was, 2.52 first", "3,078", "9.4"],
        ["3.08 gears, three-speed", "2,542", "7.8"],
        ["Four-speed overdrive, 3.06 first, 0.70, 3.73", "2,155", "11.4"],
        ["The same with 3.42", "1,976", "10.5"]
      ]
    ),
    p(`The third line was the truck's answer: stronger away from lights than before, 900 rpm fewer on the road. It can tow a small
      trailer too, in third.`),
    h("Fitting the overdrive"),
    p("The four-speed automatic bolts to the same block. It differs in three places:"),
    ul(
      "The mount is further back, so the crossmember moves by 1 1/2 in.; this frame has holes for it once the rivets are drilled.",
      `Overall length is 3 in. more than that of the old box with its short tail, therefore a shorter driveshaft: from 58 to 54 7/8
        in. measured between joint centers, at ride height, with 7/8 in. of slip left.`,
      "It has a throttle valve cable. It is not a kickdown cable. It sets line pressure."
    ),
    callout(`With the throttle valve cable unhooked or with the wrong geometry at the carburetor, this transmission burns its clutches
      within ten miles. Use the bracket made for your carburetor, and check that at full throttle the cable is at its end, and at idle
      without slack.`),
    p(`The converter locks. A vacuum switch and a pressure switch in fourth operate it, at cruise above 45 mph: another 150 rpm gone
      and 20 °F less in the pan. A cooler of 8 × 11 in. sits in front of the radiator.`),
    h("Serpentine drive"),
    p(`Three V-belts had squealed for ten years. A kit with a long-type water pump, six ribs, spring tensioner, alternator on the left
      and compressor on the right replaced them. Alignment is everything: straightedge across crank and pump pulleys, within 1/32 in.;
      at 1/16 the belt chirps, at 1/8 it walks off in the rain.`),
    p(`Direction matters. Some serpentine pumps turn backward, driven by the outside of the belt. Fitting one to an engine whose belt
      drives it forward cools nothing, and it looks right.`),
    h("Charging and lights"),
    p(`Old alternator: 61 A at best, 25 at idle. Her load at night, in winter: lamps 12, heater fan 14, wipers 5, ignition 6, rear
      glass 10. 47 A. A 105 A unit that makes 60 at idle was enough, with a charge wire of 6 gauge to the battery.`),
    p(`Headlights are fed by relays near the battery, so the lamp sees 13.6 V where it had had 11.4. Light follows voltage to the
      power of about three and a half: that alone gave 85 percent more. LED units came later, with heated lenses, since snow does not
      melt on a lamp that does not get hot.`),
    h("Quiet"),
    p(`Door seals, 2 in. of lower tire noise by choosing a highway tread, closed-cell foam and a heavy mat under the bench. A phone
      app measured 79 dB before and 70 after at 70 mph. The overdrive was half of it.`),
    h("Forty thousand miles"),
    ul(
      "Mile 900: driveshaft vibration at 62 mph. Front joint 1.0°, rear 3.4°. A 2° shim under each spring, and it was gone.",
      "Mile 6,000: belt tensioner at the end of its mark. The belt was one rib size too long.",
      "Mile 14,000: fuel pump. It had been on the truck since before Fern was born.",
      "Mile 22,000: fluid and filter in the transmission. Pan clean, magnet with gray paste, as it ought to be.",
      "Mile 31,000: water pump seeped; four bolts, an hour, because the fan is now electric."
    ),
    p("Fuel went from 11.4 to 15.8 miles a gallon. On 20,000 miles a year that is 489 gallons saved each year."),
    h("Her advice"),
    p(`Change one system at a time and drive a month between them. If she had done transmission, belt and lights in the same week, she
      would never have found the vibration. And write the part number of belt, hoses and filters on the inside of the glove box door,
      because the counter will ask for year and model, and the truck has not been that for a while.`)
  ]
})
