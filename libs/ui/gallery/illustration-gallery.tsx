import css from './gallery.module.css';
import {
  BankBridge,
  Calendar,
  CardAndPhone,
  CarPurchase,
  Excavator,
  FreeFortnight,
  GardenBench,
  Grid,
  HeroNoon,
  HourDial,
  HouseCall,
  LightFolder,
  ManyIntoOne,
  NotFound,
  Padlock,
  Passport,
  PhotoOfCar,
  Repair,
  Section,
  ServicePhone,
  Signposts,
  SproutSteps,
  Storefront,
  Success,
  Sunflowers,
  TitleLoan,
  Truck,
  Umbrella,
  Unavailable,
} from '../src/index.ts';

const DRAWINGS = [
  TitleLoan,
  Sunflowers,
  NotFound,
  Unavailable,
  Success,
  Truck,
  Excavator,
  Storefront,
  CarPurchase,
  PhotoOfCar,
  HouseCall,
  HourDial,
  LightFolder,
  GardenBench,
  SproutSteps,
  CardAndPhone,
  Passport,
  Repair,
  FreeFortnight,
  ManyIntoOne,
  BankBridge,
  Calendar,
  Umbrella,
  Padlock,
  Signposts,
  ServicePhone,
];

export function IllustrationGallery() {
  return (
    <Section title="Рисунки">
      <Grid min="l" gap="xl">
        {DRAWINGS.map((Drawing) => (
          <Drawing key={Drawing.name} />
        ))}
      </Grid>
      <div className={css.wide}>
        <HeroNoon title="Городок, дорога и машина в полдень" />
      </div>
    </Section>
  );
}
