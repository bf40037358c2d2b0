import type { ArticleBlock } from "@camber/domain/content"
import type { ListingScope } from "@camber/domain/search"

const shocks: Feature = {
  path: "/Info/Shock",
  title: "Choosing Shocks",
  lede: "Shocks control how fast load moves to a tire. Measure the car, read the valving code, and change one thing at a time.",
  body: [
    { _tag: "Heading", text: "Measure before you buy" },
    {
      _tag: "Bullets",
      items: [
        "Ride height: the distance between the shock's two mounts with the car at rest, with driver and fuel.",
        "Travel: how far the shaft can move in and out from ride height before something else stops it. Leave a third of the stroke for compression.",
        "Mounts: stud, eye or bearing, and the width of the bolt.",
        "Angle: a shock at 30 degrees has about three quarters of the effect of an upright one."
      ]
    },
    { _tag: "Heading", text: "Stroke by ride height" },
    {
      _tag: "Table",
      head: ["Stroke", "Collapsed, about", "Extended, about", "Typical use"],
      rows: [
        ["5 in", "10.5 in", "15.5 in", "Front, low cars"],
        ["7 in", "12.5 in", "19.5 in", "Front, stock clip"],
        ["9 in", "14.5 in", "23.5 in", "Rear, leaf and coil"]
      ]
    },
    { _tag: "Heading", text: "Reading the valving" },
    {
      _tag: "Paragraph",
      text: "One number covers compression and rebound: a 4 is softer than a 6. Two numbers are split valving, compression first: 3-5 has soft compression and firm rebound. Manufacturers use different scales, so compare codes within one brand, and pounds between brands."
    },
    {
      _tag: "Table",
      head: ["You feel", "Try"],
      rows: [
        ["Nose dives and stays down under braking", "More front compression, or less front rebound"],
        ["Car floats after a bump", "More rebound on that end"],
        ["Wheel hops on rough ground", "Less compression"],
        ["Slow to take a set in the middle of a corner", "Less rebound on the inside"]
      ]
    },
    {
      _tag: "Callout",
      text: "Replace shocks in pairs on one axle. With one worn and one new shock, the car steers itself on bumps."
    },
    { _tag: "Heading", text: "Street, strip or track" },
    {
      _tag: "Paragraph",
      text: "For the street, buy the shock the car was designed for, or an adjustable one on a soft setting. For the strip, use little rebound in front, so the nose comes up, and enough in the rear to keep the tires planted. For an oval, all four corners differ: start with the chassis builder's settings."
    }
  ],
  scope: { kind: "category", slug: "shocks~2-16-1" },
  reading: { category: "tech~2-1", about: /shock|spring|scaling|sway|bump/ }
}

export const racingEngines: Feature = {
  path: "/Featured/Racing-Engines",
  title: "Racing Engines",
  lede: "Choose a racing engine from the rule book: first what the class allows, then what the track needs, then how much power you want.",
  body: [
    { _tag: "Heading", text: "Start with the class" },
    {
      _tag: "Paragraph",
      text: "Most classes prescribe the engine: a sealed crate engine, a displacement, a cast intake or a certain carburetor. Read the engine section twice and note what is measured at inspection. An engine with 40 hp less that passes inspection beats one that doesn't."
    },
    {
      _tag: "Table",
      head: ["Where it runs", "What it needs", "What fails first"],
      rows: [
        ["Dirt oval, crate class", "Torque from 4,500 rpm, a wide curve", "Air filter and valve springs"],
        ["Asphalt oval", "Steady power at 6,500 rpm, cool oil", "Oil temperature"],
        ["Bracket drag", "The same number every pass", "Converter and valve springs"],
        ["Road course", "Oil control in long corners", "Oil pickup and rod bearings"],
        ["Street and strip", "Idle, vacuum and pump gas", "Cooling in traffic"]
      ]
    },
    { _tag: "Heading", text: "Crate, short block or your own" },
    {
      _tag: "Bullets",
      items: [
        "A crate engine is the least work, and its power is known. Include the price of parts that don't come with it: pan, balancer, distributor, intake.",
        "A short block with heads of your choice suits classes that restrict the bottom end but not the top end.",
        "Building your own pays off for engines with a long history and many parts: small block Chevy, small block Ford, Mopar LA."
      ]
    },
    { _tag: "Heading", text: "Before the first start" },
    {
      _tag: "Callout",
      text: "Prime the oil system until every rocker drips, set the timing with a degree wheel rather than by eye, and have a fan and a fire extinguisher within reach."
    },
    {
      _tag: "Paragraph",
      text: "Select your engine family in the garage, and each part shows whether it fits that engine, and why. Flat-tappet cams need break-in oil. Roller cams don't."
    }
  ],
  scope: { kind: "category", slug: "crate-engines~2-10-9" },
  reading: { category: "engine-recipes~512-169", about: /./ }
}

/** An editorial page about one kind of part. */
export interface Feature {
  readonly path: string
  readonly title: string
  readonly lede: string
  readonly body: ReadonlyArray<ArticleBlock>
  /** Listing of the part. */
  readonly scope: ListingScope
  /** A toolbox category and a pattern that selects its articles by address. */
  readonly reading: { readonly category: string; readonly about: RegExp }
}

/** The editorial pages by lower-case path (SEO-07). */
export const features: Readonly<Record<string, Feature>> = {
  "/featured/racing-engines": racingEngines,
  "/info/shock": shocks
}
