import { choice, facetAxis, finish, size, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const induction: ReadonlyArray<ProductType> = [
  {
    slug: "carburetor",
    name: "Carburetor",
    plural: "Carburetors",
    subcategory: "carburetors",
    drawing: "carburetor",
    axes: [
      facetAxis("Manifold Flange"),
      size("Airflow", [350, 390, 500, 600, 650, 750, 800, 850, 950, 1050, 1150], "cfm", "cfm"),
      choice("Choke", { "No choke": "no", "Electric choke": "yes", "Manual choke": "yes" }, "choke"),
      choice("Fuel", { Gasoline: "gas", Alcohol: "alcohol" }, "fuel", { Alcohol: 1.3 })
    ],
    drawn: { finish: "raw" },
    fits: { universal: 5, raceType: 2 },
    disciplines: ["oval", "drag"],
    price: 479,
    sigma: 0.4,
    pounds: 9,
    inches: 13,
    share: 9.1,
    about: "Choose the airflow by displacement and engine speed, not by hope: too much carburetor is slow off the corner.",
    keywords: "carb double pumper four barrel",
    emissions: true
  },
  {
    slug: "carburetor-rebuild-kit",
    name: "Carburetor Rebuild Kit",
    plural: "Carburetor Rebuild Kits",
    subcategory: "carburetors",
    drawing: "carburetor-rebuild-kit",
    axes: [facetAxis("Manifold Flange"), choice("Fuel", { Gasoline: "gas", Alcohol: "alcohol" }, "fuel")],
    fits: { universal: 1 },
    price: 46,
    sigma: 0.4,
    pounds: 0.6,
    inches: 8,
    share: 6.4,
    about: "Gaskets, needles, seats, pump diaphragms and power valve. Soak the bodies before you fit any of it.",
    keywords: "carb kit jets"
  },
  {
    slug: "carburetor-spacer",
    name: "Carburetor Spacer",
    plural: "Carburetor Spacers",
    subcategory: "carburetors",
    drawing: "carburetor-spacer",
    axes: [
      facetAxis("Manifold Flange"),
      written("Thickness", ["1/2 in", "1 in", "2 in"], ["thickness", [0.5, 1, 2]]),
      choice("Bore", { Open: "open", "Four-hole": "four-hole" }, "bore"),
      choice("Material", { Phenolic: "phenolic", Aluminum: "aluminum" }, "material", { Aluminum: 1.2 })
    ],
    fits: { universal: 1 },
    price: 44,
    sigma: 0.45,
    pounds: 1.5,
    inches: 7,
    share: 5.2,
    about: "Open spacers help the top end, four-hole spacers sharpen the response, and phenolic keeps heat out of the bowls.",
    keywords: "carb spacer"
  },
  {
    slug: "efi-system",
    name: "Throttle Body EFI System",
    plural: "EFI Systems",
    subcategory: "fuel-injection",
    drawing: "efi-system",
    axes: [size("Rated power", [550, 650, 800, 1200], "hp", "power", 0.1), finish({ Raw: "raw", Black: "black", Polished: "polished" })],
    fits: { universal: 3, engine: 2 },
    price: 1199,
    sigma: 0.3,
    pounds: 16,
    inches: 18,
    share: 3.2,
    about: "Self-learning injection that bolts on in place of a four-barrel carburetor. Needs a pump and return line for 58 psi.",
    keywords: "fuel injection conversion",
    emissions: true
  },
  {
    slug: "throttle-body",
    name: "Throttle Body",
    plural: "Throttle Bodies",
    subcategory: "fuel-injection",
    drawing: "throttle-body",
    axes: [size("Bore", [78, 85, 90, 92, 95, 102, 105], "mm", "bore"), finish({ Raw: "raw", Black: "black", Polished: "polished" })],
    fits: { engine: 1 },
    price: 279,
    sigma: 0.4,
    pounds: 5,
    inches: 9,
    share: 2.6,
    about: "A bigger bore helps only when the rest of the intake flows as much. The idle air passage matches the factory motor.",
    keywords: "tb",
    emissions: true
  },
  {
    slug: "fuel-injector-set",
    name: "Fuel Injector Set",
    plural: "Fuel Injectors",
    subcategory: "fuel-injection",
    drawing: "fuel-injector",
    axes: [
      size("Flow", [24, 30, 36, 42, 60, 80, 120], "lb/hr", "flow", 0.08),
      choice("Connector", { EV1: "ev1", EV6: "ev6", Uscar: "ev6" }, "plug")
    ],
    fits: { engine: 1 },
    price: 289,
    sigma: 0.45,
    pounds: 2,
    inches: 8,
    share: 2,
    about: "A matched set of eight with a flow sheet. Size them for 80% duty at full power.",
    keywords: "injectors",
    emissions: true
  },
  {
    slug: "intake-manifold",
    name: "Intake Manifold",
    plural: "Intake Manifolds",
    subcategory: "intake-manifolds",
    drawing: "intake-manifold",
    axes: [
      choice("Plenum", { "Dual plane": "dual-plane", "Single plane": "single-plane" }, "style"),
      finish({ "As cast": "raw", Black: "black", Polished: "polished" })
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 289,
    sigma: 0.4,
    pounds: 18,
    inches: 22,
    share: 7.2,
    about: "Dual plane for idle to about 6,000 rpm, single plane when the engine lives above that. Check hood clearance.",
    keywords: "intakes",
    emissions: true
  }
]
