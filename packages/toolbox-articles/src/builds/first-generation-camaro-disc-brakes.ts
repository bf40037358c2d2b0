import { article, callout, h, p, table, ul } from "../article.ts"

export const firstGenerationCamaroDiscBrakes = article({
  article_id: 1101,
  slug: "first-generation-camaro-disc-brakes",
  category: "builds~2-2",
  title: "Disc brakes on a first-generation Camaro, start to finish",
  description: "A weekend, a tubing bender and the valve everyone forgets. The order of work, and what went wrong.",
  authors: "Marcus Teale",
  published_on: "2026-09-04",
  drawing: "brake-caliper",
  product_types: [
    "brake-rotor",
    "brake-caliper",
    "brake-pad-set",
    "master-cylinder",
    "proportioning-valve",
    "brake-line-kit",
    "brake-fluid"
  ],
  race_types: ["muscle-car", "pro-touring", "street-performance"],
  body: [
    p(`This build follows the order of the work so that you can follow it or argue with it. The car is
      Walt's: a 1969 Camaro with a 350, manual drums all round, and a driveway that ends at a busy road. He gave it
      two days. It took two and a half.`),
    h("The plan"),
    p(`Front discs of 11 in. with single-piston calipers on stock-height spindles, drums kept at the rear, manual pedal. No booster,
      because the engine idles at 11 in. of vacuum and a booster wants 16 or more. That decision sets two others: master cylinder bore
      and pedal ratio.`),
    table(
      ["Part", "Chosen", "Why"],
      [
        ["Rotor", "11.0 in., 5 × 4.75", "Clears his 15 in. wheels"],
        ["Master cylinder", "1 in. bore, tandem", "1 1/8 would make the pedal too hard"],
        ["Pedal pin", "Upper hole", "Ratio 6.0 to 1 for manual brakes; the lower hole, 4.7, is for a booster"],
        ["Combination valve", "Disc and drum", "Holds off the front until the rear shoes touch"],
        ["Hoses", "Rubber, new", "He has no reason to want braid"]
      ]
    ),
    h("Friday night: take it apart"),
    p(`Wheels off, stands under the frame. The spring is still compressed: a floor jack stays below the lower arm the whole time the
      ball joints are loose. Drum, hub, backing plate and hose come off as one. The old spindle stays on the car if the kit fits it; his
      needed new ones, so tie-rod ends and ball joints were pressed apart with a proper puller, not a fork, since a fork tears boots
      that are two years old.`),
    p("He measured before he cut: fender lip to floor, 24 7/8 in. on both sides. It was the same on Sunday, as it should be."),
    h("Saturday: hang the new parts"),
    p(`Bearings were packed by hand until grease came out between the rollers, races driven in with an old race. Castle nut: 12 lb-ft
      while turning the rotor, back to loose, then finger tight, then to the next slot for the cotter pin. A wheel bearing has end play
      of 0.001 to 0.005 in.; nothing is gained by less.`),
    p(`Rotor runout was 0.006 in. at first, because there was paint on the hub face. Cleaned off, it was 0.002. Under 0.003 does not
      shake.`),
    p(`Calipers go on with the bleeder at the top. It sounds childish. He had the left one on the right side for an hour, with the
      bleeder at the bottom, and would have bled it forever.`),
    h("The master cylinder and the valve"),
    p(`The pushrod was moved up to the other hole in the pedal arm, an inch above the old one. Length of the pushrod: 1/16 in. of free
      play at the pad, so the piston comes back past the compensating port. Without that, brakes drag as they warm up and lock on the
      way home.`),
    p(`The valve everyone forgets came next. Drum-to-drum cars have only a distribution block. Discs need higher pressure than drums
      and no residual pressure at all, and rear drums need the front to wait for them. The combination valve does both. If a drum master
      cylinder is reused, look for the small rubber residual valve behind the front port and pull it out, as it holds 10 psi on the
      pads.`),
    h("Lines"),
    p(`Ready-bent tubes fit 1969 cars within a finger's width. Two had to be altered for the new valve. He flared 45° double on a
      bench, with a drop of brake fluid, and threw the first three away.`),
    callout(`Never use compression fittings in a brake line, and never copper. Steel or copper-nickel, double flare, with clips every
      18 in.`),
    h("Bleeding"),
    p(`Bench-bleed the master cylinder in a vise, level, with short strokes, until no bubble comes. On the car: right rear, left rear,
      right front, left front, with the valve's pin held out so the pressure switch does not shut off one side. One quart. The pedal was
      firm and was 1 1/2 in. higher than before, and the rear shoes needed 14 clicks of adjustment before it was right. A low pedal
      after a disc conversion is nearly always rear drums that are out of adjustment.`),
    h("Bedding"),
    p(`Ten stops from 40 to 10 mph without coming to rest, half a minute between them, and a drive of ten minutes to cool without
      holding the pedal. Then three from 60.`),
    h("What it did"),
    p(`From 60 mph the drums had needed 182 ft the first time and 241 the fourth. Discs took 148 and 150. It is the second number of
      each pair that bought the parts. Pedal effort went up a little: about 75 lb for a hard stop.`),
    h("What he would do again, and not"),
    ul(
      "Again: rebuild the rear wheel cylinders the same weekend. Old ones leak when the new master cylinder pushes harder.",
      "Again: photograph line routing before removing it.",
      "Not: order wheels first. His 14 in. spares no longer fit over the caliper.",
      "Not: start on Friday without a spare flare nut of each size."
    )
  ]
})
