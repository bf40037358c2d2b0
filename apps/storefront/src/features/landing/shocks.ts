import type { Feature } from "./features.ts"

export const shocks: Feature = {
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
