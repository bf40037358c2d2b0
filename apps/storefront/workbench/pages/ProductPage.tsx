import {
  Breadcrumbs,
  Button,
  FitsTable,
  Icon,
  LinkButton,
  OptionPicker,
  Price,
  Rating,
  RatingHistogram,
  ReviewList,
  SectionHead,
  SpecTable
} from "@camber/ui"
import { FitPanel } from "../../src/features/product-page/view/fit-panel/FitPanel.tsx"
import { Gallery, TitleBlock } from "../../src/features/product-page/view/gallery/Gallery.tsx"
import { JumpNav } from "../../src/features/product-page/view/jump-nav/JumpNav.tsx"
import { KitContents } from "../../src/features/product-page/view/kit-contents/KitContents.tsx"
import { art, camaro, fits } from "@camber/ui/examples/samples.ts"

const figures = [
  { name: "Part number", value: "BRI-4K2Z9" },
  { name: "Rotor", value: "11.00 in." },
  { name: "Bolt circle", value: "5 x 4.75 in." },
  { name: "Shipping weight", value: "74 lb" }
]
const bores = ["7/8 in.", "15/16 in.", "1.00 in.", "1-1/16 in.", "1-1/8 in.", "1-1/4 in."]
const finish = (label: string, more = {}) => ({ value: label, label, selected: false, href: `?page=product&finish=${label}`, ...more })

const Buy = () => (
  <div className="buy">
    <header>
      <p className="buy__brand">
        <a href="?page=listing">Bristow Brake</a>
      </p>
      <h1>Stopline Front Disc Brake Conversion Kit, 11 in. Drilled & Slotted Rotors, 1967-1969 Camaro</h1>
      <Rating rating={4.6} reviewCount={128} reviewsHref="#reviews" layout="page">
        <a className="link" href="/ReviewSubmission">
          Write a Review
        </a>
      </Rating>
    </header>
    <Price price="$689" strikeThrough="$779" saving="Save $90.00" large />
    <FitPanel
      {...fits}
      note={undefined}
      plate={{ vehicle: camaro, engine: "5.7L V8" }}
      why="made for the 1967-1969 Camaro drum spindle. Any engine. 14 in. wheels or larger."
      link={{ label: "Change vehicle", href: "?showvehicles=true" }}
    />
    <OptionPicker
      name="Rotor finish"
      field="finish"
      action=""
      values={[
        finish("Plain"),
        finish("Drilled & Slotted", { selected: true, fits: true }),
        finish("Zinc Slotted", { unpurchasable: true }),
        finish("Black E-Coat", { disabled: true })
      ]}
    />
    <OptionPicker
      name="Caliper color"
      field="color"
      action=""
      values={[
        { value: "natural", label: "Natural", selected: false, swatch: "oklch(.8 .01 260)" },
        { value: "black", label: "Black", selected: false, swatch: "oklch(.22 .01 260)" },
        { value: "red", label: "Red", selected: true, swatch: "oklch(.53 .2 27)" },
        { value: "gold", label: "Gold", selected: false, disabled: true }
      ]}
    />
    <OptionPicker
      name="Master cylinder bore"
      field="bore"
      action=""
      values={bores.map((label) => ({ value: label, label, selected: label === "1.00 in." }))}
    />
    <div className="ship">
      <Icon name="package-check" />
      <p>
        <b>In stock.</b> 14 kits in Reno, NV
      </p>
      <Icon name="truck" />
      <p>
        Get it <b>Tue, Nov 24</b> to 89502. Free shipping over $99
      </p>
      <Icon name="undo" />
      <p>Return within 90 days</p>
    </div>
    <Button variant="primary" size="large" block>
      Add to Cart
    </Button>
  </div>
)

const kit = ["rotordrilled", "caliper", "pads", "hose", "master", "valve"].map((name, index) => ({
  name: `Part ${index + 1} of the kit, ${name}`,
  partNumber: `BRI-${index}R11D`,
  quantity: 1 + (index % 2),
  picture: art(name),
  href: `?page=product&part=${name}`,
  price: "$169.98"
}))

export const ProductPage = () => (
  <div className="wrap">
    <Breadcrumbs
      items={[
        { label: "Home", href: "?page=home" },
        { label: "Brakes", href: "?page=listing" }
      ]}
      current="Disc Conversion"
    />
    <div className="pdp">
      <div>
        <Gallery
          pictures={[art("kit", "Line drawing of the kit"), art("rotordrilled", "Rotor"), art("caliper", "Caliper"), art("pads", "Pads")]}
          ribbon={{ text: "9 ITEM KIT", kind: "kit" }}
        />
        <TitleBlock entries={figures} />
      </div>
      <Buy />
    </div>
    <JumpNav
      targets={[
        { label: "Kit contents", target: "kit" },
        { label: "Specifications", target: "spec" },
        { label: "What it fits", target: "fits" },
        { label: "Reviews", target: "reviews" }
      ]}
    />
    <div className="two block">
      <section id="kit">
        <SectionHead title="Kit contents" note="9 items" />
        <KitContents entries={kit.map((item, index) => ({ number: index + 1, isChoice: false, items: [{ id: index, ...item }] }))} />
      </section>
      <section id="spec">
        <SectionHead title="Specifications" />
        <SpecTable label="Specifications" rows={figures} />
      </section>
    </div>
    <section className="block" id="fits">
      <SectionHead title="What it fits" note="All engines unless noted" />
      <FitsTable
        rows={[
          { years: "1967-1969", make: "Chevrolet", models: "Camaro", engine: "All", note: "Front drum spindle", isYours: true },
          { years: "1968-1974", make: "Chevrolet", models: "Nova", engine: "All", note: null, isYours: false },
          {
            years: "1967-1969",
            make: "Pontiac",
            models: "Firebird",
            engine: "All",
            note: "Requires 1 in. spacer with 14 in. rally wheels",
            isYours: false
          }
        ]}
      />
    </section>
    <section className="block" id="reviews">
      <SectionHead
        title="Reviews"
        action={
          <LinkButton size="small" href="/ReviewSubmission">
            Write a Review
          </LinkButton>
        }
      />
      <div className="revgrid">
        <RatingHistogram mean={4.6} reviewCount={128} counts={[92, 22, 8, 2, 4]} />
        <ReviewList
          shopName="Camber"
          reviews={[
            {
              reviewId: 1,
              title: "Bolted on in one Saturday",
              stars: 5,
              author: "Terry W., Boise ID",
              date: "2 weeks ago",
              verifiedVehicle: "1969 Camaro, 350",
              car: null,
              fitted: null,
              text: "Spindles stayed on the car. The caliper brackets lined up without shims, and the hoses clear the frame at full lock.",
              staffAnswer: null
            },
            {
              reviewId: 2,
              title: "Good kit, read the wheel note",
              stars: 4,
              author: "J. Alvarado",
              date: "1 month ago",
              verifiedVehicle: null,
              car: "1970 Chevrolet Nova",
              fitted: "changes",
              text: "Stock 14 in. steel wheels clear by about an eighth. Stops straight.",
              staffAnswer: "With manual brakes we suggest the 7/8 in. or 15/16 in. bore for a softer pedal."
            }
          ]}
        />
      </div>
    </section>
  </div>
)
