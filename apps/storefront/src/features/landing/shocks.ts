import type { Feature } from "./features.ts"

export const shocks: Feature = {
  path: "/Info/Shock",
  title: "Choosing Shocks",
  lede: "A shock decides how fast the load comes to a tire. Measure the car, read the code, change one thing at a time.",
  body: [
    { _tag: "Heading", text: "Measure before you buy" },
    {
      _tag: "Bullets",
      items: [
        "Ride height: the distance between the shock's two mounts with the car at rest, driver in, fuel in.",
        "Travel: how far the shaft may go in and out of there before something else stops it. Leave a third of the stroke on the bump side.",
        "Mounts: stud, eye or bearing, and the width of the bolt.",
        "Lean: a shock that stands at 30 degrees does about three quarters of the work of one that stands upright."
      ]
    },
    { _tag: "Heading", text: "Stroke by ride height" },
    {
      _tag: "Table",
      head: ["Stroke", "Collapsed, about", "Extended, about", "Where it is usual"],
      rows: [
        ["5 in", "10.5 in", "15.5 in", "Front, low cars"],
        ["7 in", "12.5 in", "19.5 in", "Front, stock clip"],
        ["9 in", "14.5 in", "23.5 in", "Rear, leaf and coil"]
      ]
    },
    { _tag: "Heading", text: "Reading the valving" },
    {
      _tag: "Paragraph",
      text: "One number means compression and rebound belong together: a 4 is softer than a 6. Two numbers are a split, compression first: 3-5 lets the wheel up easily and holds it down. Makers do not share a scale, so compare codes within one brand, and pounds between brands."
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
      text: "Replace shocks in pairs on one axle. A worn one beside a new one steers the car on every bump."
    },
    { _tag: "Heading", text: "Street, strip or track" },
    {
      _tag: "Paragraph",
      text: "For the street buy the shock that the car was designed for, or an adjustable one and leave it soft. For the strip the front wants little rebound so that the nose comes up; the rear wants enough of it to stay planted. For an oval the four corners differ: begin with what the chassis builder writes down."
    }
  ],
  scope: { kind: "category", slug: "shocks~2-16-1" },
  reading: { shelf: "tech~2-1", about: /shock|spring|scaling|sway|bump/ }
}
