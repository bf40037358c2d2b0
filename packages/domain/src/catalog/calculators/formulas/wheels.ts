import { about, defineCalculator, input, output, range, search, tireHeight } from "../define.ts"

/** Thickness of both flanges of a wheel together, in inches. */
const FLANGES = 1
const MM = 25.4

export const wheelOffset = defineCalculator({
  id: "wheel-offset",
  group: "wheels",
  title: "Wheel offset, backspace and clearance",
  question: "Does that wheel clear, and which offsets would?",
  inputs: {
    width: input("New wheel width", "in", [3, 16], 9.5),
    offset: input("New wheel offset", "mm", [-120, 80], 6),
    old_width: input("Current wheel width", "in", [3, 16], 8),
    old_offset: input("Current wheel offset", "mm", [-120, 80], 0),
    room_in: input("Spare room inside of the current wheel", "in", [-2, 6], 0.75, { note: "Minus the clearance that you want to keep." }),
    room_out: input("Spare room outside of the current wheel", "in", [-2, 6], 1, { note: "Minus the clearance that you want to keep." }),
    tire: input("Tire overhang on each side", "in", [-0.5, 1.5], 0.5, { note: "For your own check. The result is for the wheel only." })
  },
  outputs: {
    backspace: output("Backspace", "in", 2),
    front: output("Front space", "in", 2),
    inward: output("Further inward than the current wheel", "in", 2),
    outward: output("Further outward than the current wheel", "in", 2),
    bs_max: output("Largest backspace", "in", 2),
    bs_min: output("Smallest backspace", "in", 2),
    off_max: output("Largest offset", "mm", 0),
    off_min: output("Smallest offset", "mm", 0, "If it exceeds the largest, this width does not clear.")
  },
  compute: ({ offset, old_offset, old_width, room_in, room_out, width }) => {
    const toBackspace = (wide: number, mm: number) => (wide + FLANGES) / 2 + mm / MM
    const [backspace, oldBackspace] = [toBackspace(width, offset), toBackspace(old_width, old_offset)]
    const [front, oldFront] = [width + FLANGES - backspace, old_width + FLANGES - oldBackspace]
    const [bs_max, bs_min] = [oldBackspace + room_in, width + FLANGES - (oldFront + room_out)]
    return {
      backspace,
      front,
      inward: backspace - oldBackspace,
      outward: front - oldFront,
      bs_max,
      bs_min,
      off_max: (bs_max - (width + FLANGES) / 2) * MM,
      off_min: (bs_min - (width + FLANGES) / 2) * MM
    }
  },
  partFacets: { "Aluminum Wheels": ["Wheel offset", "Width"], "Steel Race Wheels": ["Offset"], "Wheel Spacers": ["Thickness"] },
  findParts: ({ backspace, bs_max, bs_min, off_max, off_min, width }) => [
    search("Aluminum Wheels", [range("Wheel offset", off_min, off_max), about("Width", width, 0.1)]),
    search(
      "Steel Race Wheels",
      [range("Offset", bs_min, bs_max)],
      "Oval-track manufacturers call the backspace offset. Some measure it from the bead seat."
    ),
    ...(backspace > bs_max ? [search("Wheel Spacers", [range("Thickness", 0.2, bs_max - bs_min)])] : [])
  ],
  plot: { x: "offset", y: "backspace" },
  trap: "The extra inch is for the two flanges. Pages that halve the nominal width are half an inch off.",
  article: "bolt-pattern-and-offset",
  sources: ["gtspark", "wheelpros", "4wdbits"],
  grade: "B"
})

export const tireSize = defineCalculator({
  id: "tire-size",
  group: "wheels",
  title: "Tire size comparison",
  question: "How tall is that tire, and how does it change the speedometer?",
  inputs: {
    width: input("Section width", "mm", [115, 455], 275),
    aspect: input("Aspect ratio", "%", [20, 95], 60),
    rim: input("Wheel diameter", "in", [10, 30], 15),
    old: input("Old tire diameter", "in", [15, 60], 27),
    spread: input("Tolerance around the old diameter", "%", [0, 15], 3)
  },
  outputs: {
    diameter: output("Diameter, unloaded", "in", 2),
    section: output("Section width", "in", 2),
    revs: output("Turns per mile, unloaded", "", 0),
    change: output("Change from the old tire", "%", 1),
    true60: output("True speed at an indicated 60", "mph", 1),
    d_low: output("Smallest diameter", "in", 2),
    d_high: output("Largest diameter", "in", 2)
  },
  compute: ({ aspect, old, rim, spread, width }) => {
    const diameter = rim + (2 * width * aspect) / 100 / MM
    return {
      diameter,
      section: width / MM,
      revs: 63_360 / Math.PI / diameter,
      change: (diameter / old - 1) * 100,
      true60: (60 * diameter) / old,
      d_low: old * (1 - spread / 100),
      d_high: old * (1 + spread / 100)
    }
  },
  partFacets: { "Street Tires": ["Size"], "Race Tires": ["Size"], "Aluminum Wheels": ["Diameter"] },
  findParts: ({ d_high, d_low, rim }) => [
    search("Street Tires", [tireHeight("Size", d_low, d_high)]),
    search("Race Tires", [range("Size", d_low, d_high)]),
    search("Aluminum Wheels", [range("Diameter", rim, rim)])
  ],
  plot: { x: "aspect", y: "diameter" },
  note: "Under load, a radial rolls about 3 percent less than this.",
  sources: ["g-tire"],
  grade: "G"
})
