import { choice, facetAxis, size, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const blocksAndHeads: ReadonlyArray<ProductType> = [
  {
    slug: "cylinder-head",
    name: "Cylinder Head",
    plural: "Cylinder Heads",
    subcategory: "cylinder-heads",
    drawing: "cylinder-head",
    axes: [
      choice("Material", { Aluminum: "aluminum", "Cast iron": "iron" }, "material", { "Cast iron": 0.72 }),
      size("Intake runner", [170, 180, 195, 210, 227, 245], "cc", "runner"),
      size("Chamber", [58, 64, 70, 76], "cc", "cc", 0)
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 869,
    sigma: 0.35,
    pounds: 28,
    inches: 20,
    share: 5.2,
    about:
      "The chamber volume sets the compression ratio and the runner volume sets the engine speed the head works best at. Sold each, with valves and springs.",
    keywords: "heads top end"
  },
  {
    slug: "crankshaft",
    name: "Crankshaft",
    plural: "Crankshafts",
    subcategory: "rotating-assemblies",
    drawing: "crankshaft",
    axes: [
      choice("Construction", { "Forged 4340": "forged", "Cast steel": "cast" }, "finish", { "Cast steel": 0.5 }),
      size("Stroke", [3.25, 3.48, 3.75, 3.875, 4, 4.25], "in", "stroke")
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 689,
    sigma: 0.4,
    pounds: 56,
    inches: 30,
    share: 2.6,
    about: "Journals are ground and polished, the flange is drilled for a standard flywheel. Balance it with your own rods and pistons.",
    keywords: "crank stroker"
  },
  {
    slug: "connecting-rod-set",
    name: "Connecting Rod Set",
    plural: "Connecting Rods",
    subcategory: "rotating-assemblies",
    drawing: "connecting-rod",
    axes: [choice("Beam", { "H-beam": "h", "I-beam": "i" }, "beam"), size("Length", [5.4, 5.565, 5.7, 6, 6.125, 6.2], "in", "length")],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 449,
    sigma: 0.45,
    pounds: 14,
    inches: 16,
    share: 2.6,
    about: "Matched by weight within two grams. A longer rod needs a piston with a shorter pin height.",
    keywords: "rods"
  },
  {
    slug: "rotating-assembly",
    name: "Rotating Assembly",
    plural: "Rotating Assemblies",
    subcategory: "rotating-assemblies",
    drawing: "rotating-assembly",
    axes: [
      size("Bore", [4.03, 4.04, 4.06, 4.125, 4.155], "in"),
      size("Stroke", [3.48, 3.75, 4], "in"),
      choice("Balance", ["Internal", "External"])
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 1899,
    sigma: 0.35,
    pounds: 96,
    inches: 34,
    share: 1.3,
    about:
      "Crankshaft, rods, pistons, rings and bearings that were matched at the bench, so the short block goes together without surprises.",
    keywords: "stroker kit short block"
  },
  {
    slug: "engine-block",
    name: "Engine Block",
    plural: "Engine Blocks",
    subcategory: "rotating-assemblies",
    drawing: "engine-block",
    axes: [
      choice("Main caps", { "Two-bolt": 2, "Four-bolt": 4 }, "caps", { "Four-bolt": 1.18 }),
      size("Deck height", [9.025, 9.325, 9.5], "in", undefined, 0.05)
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 2149,
    sigma: 0.3,
    pounds: 190,
    inches: 30,
    share: 0.7,
    about: "New casting with finished mains and lifter bores. Hone the cylinders to the pistons you have in hand.",
    keywords: "bare block"
  },
  {
    slug: "piston-set",
    name: "Piston Set",
    plural: "Piston Sets",
    subcategory: "pistons-and-rings",
    drawing: "piston",
    axes: [
      facetAxis("Bore", (bore) => ({ bore: Number.parseFloat(bore) })),
      choice("Crown", { "Flat top": "flat", Dome: "dome", Dish: "dish" }, "crown")
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 589,
    sigma: 0.45,
    pounds: 12,
    inches: 14,
    share: 5.2,
    about: "Forged pistons with pins, matched by weight. The crown's volume and the head's chamber give the compression ratio together.",
    keywords: "pistons forged"
  },
  {
    slug: "piston-ring-set",
    name: "Piston Ring Set",
    plural: "Piston Rings",
    subcategory: "pistons-and-rings",
    drawing: "piston-ring-set",
    axes: [
      facetAxis("Bore", (bore) => ({ bore: Number.parseFloat(bore) })),
      choice("Top ring", ["Ductile moly", "Steel", "Plasma moly"], undefined, { Steel: 1.3, "Plasma moly": 1.15 }),
      written("Thickness", ["5/64 in", "1/16 in", "1.5 mm", "1.2 mm"], undefined, 0)
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 96,
    sigma: 0.4,
    pounds: 2,
    inches: 7,
    share: 5.3,
    about: "File-fit sets are left long so that the end gap can be set for your use: wider for boost and nitrous.",
    keywords: "rings"
  }
]
