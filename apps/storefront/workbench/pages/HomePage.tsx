import { ArticleGrid, Button, LinkBoard, VehicleBadge, ProductGrid, SectionHead, SelectField, TileGrid } from "@camber/ui"
import { articles, categories, products, races } from "@camber/ui/examples/samples.ts"

const only = (label: string) => [{ value: label, label }]

const Builder = () => (
  <section className="builder on-chalk" aria-labelledby="builder">
    <div className="wrap">
      <div>
        <h1 id="builder">What are you building?</h1>
        <form className="ymm">
          <SelectField label="Year" options={only("1969")} />
          <SelectField label="Make" options={only("Chevrolet")} />
          <SelectField label="Model" options={only("Camaro")} />
          <SelectField label="Engine" options={only("Select engine")} disabled />
          <Button variant="primary">Add Vehicle</Button>
        </form>
      </div>
      <div className="saved">
        <div className="saved__l">
          <VehicleBadge vehicle="1969 Chevrolet Camaro" engine="5.7L V8" href="?page=home" selected />
          <VehicleBadge vehicle="Dirt Late Model" engine="602 Crate" href="?page=home&p=2" />
          <VehicleBadge href="?showymm=true" />
        </div>
      </div>
    </div>
  </section>
)

export const HomePage = () => (
  <>
    <Builder />
    <div className="wrap">
      <section className="block main">
        <SectionHead title="Recommended For You" note="1969 Chevrolet Camaro" />
        <ProductGrid cards={products.slice(0, 5)} eager={5} />
      </section>
      <section className="block">
        <SectionHead title="Top Categories For You" link={{ label: "Shop All Categories", href: "?page=listing" }} />
        <TileGrid tiles={categories} />
      </section>
      <section className="block">
        <SectionHead title="Shop by Race" note="Parts listed for each class" link={{ label: "See All (57)", href: "?page=listing&all" }} />
        <TileGrid tiles={races} />
        <LinkBoard
          rows={["Asphalt Late Model", "Autocross", "Bracket Drag", "Demo Derby", "Drift", "Hobby Stock", "Legend Car", "Micro Sprint"].map(
            (label) => ({
              label,
              href: `?page=listing&race=${label}`,
              count: "3,402"
            })
          )}
        />
      </section>
      <section className="block">
        <SectionHead title="Recommended Articles For You" link={{ label: "See All", href: "?page=article" }} />
        <ArticleGrid articles={articles} />
      </section>
    </div>
  </>
)
