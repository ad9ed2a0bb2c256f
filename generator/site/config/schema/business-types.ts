/** The types of local businesses of schema.org, and what the editor calls them. */
import type { LocalBusiness } from 'schema-dts'
import type { Translated } from '../../messages/language.ts'
import { eachOf, keysOf } from '../../util/table.ts'

type LocalBusinessType = Exclude<LocalBusiness, string>['@type']

/** Every type below https://schema.org/LocalBusiness, the general one first, with its French name. */
// biome-ignore format: a line for each name would be six screens of names.
const french = {
  LocalBusiness: 'Entreprise locale', AccountingService: 'Comptabilité', AdultEntertainment: 'Divertissement pour adultes',
  AmusementPark: 'Parc d’attractions', AnimalShelter: 'Refuge pour animaux', ArchiveOrganization: 'Centre d’archives',
  ArtGallery: 'Galerie d’art', Attorney: 'Avocat', Audiology: 'Audiologie', AutoBodyShop: 'Carrosserie',
  AutoDealer: 'Concessionnaire automobile', AutoPartsStore: 'Pièces d’auto', AutoRental: 'Location d’autos', AutoRepair: 'Garage',
  AutoWash: 'Lave-auto', AutomatedTeller: 'Guichet automatique', AutomotiveBusiness: 'Commerce automobile', Bakery: 'Boulangerie',
  BankOrCreditUnion: 'Banque ou caisse', BarOrPub: 'Bar ou pub', BeautySalon: 'Institut de beauté', BedAndBreakfast: 'Gîte',
  BikeStore: 'Magasin de vélos', BookStore: 'Librairie', BowlingAlley: 'Salle de quilles', Brewery: 'Brasserie', CafeOrCoffeeShop: 'Café',
  Campground: 'Terrain de camping', Casino: 'Casino', ChildCare: 'Service de garde', ClothingStore: 'Magasin de vêtements',
  ComedyClub: 'Cabaret d’humour', CommunityHealth: 'Santé communautaire', ComputerStore: 'Magasin d’informatique',
  ConvenienceStore: 'Dépanneur', CovidTestingFacility: 'Centre de dépistage de la COVID-19', DaySpa: 'Spa de jour', Dentist: 'Dentiste',
  DepartmentStore: 'Grand magasin', Dermatology: 'Dermatologie', DietNutrition: 'Nutrition', Distillery: 'Distillerie',
  DryCleaningOrLaundry: 'Nettoyeur ou buanderie', Electrician: 'Électricien', ElectronicsStore: 'Magasin d’électronique',
  Emergency: 'Urgence', EmergencyService: 'Service d’urgence', EmploymentAgency: 'Agence de placement',
  EntertainmentBusiness: 'Divertissement', ExerciseGym: 'Centre d’entraînement', FastFoodRestaurant: 'Restauration rapide',
  FinancialService: 'Services financiers', FireStation: 'Caserne de pompiers', Florist: 'Fleuriste',
  FoodEstablishment: 'Établissement alimentaire', FurnitureStore: 'Magasin de meubles', GardenStore: 'Centre de jardinage',
  GasStation: 'Station-service', GeneralContractor: 'Entrepreneur général', Geriatric: 'Gériatrie', GolfCourse: 'Terrain de golf',
  GovernmentOffice: 'Bureau du gouvernement', GroceryStore: 'Épicerie', Gynecologic: 'Gynécologie',
  HVACBusiness: 'Chauffage, ventilation et climatisation', HairSalon: 'Salon de coiffure', HardwareStore: 'Quincaillerie',
  HealthAndBeautyBusiness: 'Santé et beauté', HealthClub: 'Centre de mise en forme', HobbyShop: 'Magasin de loisirs',
  HomeAndConstructionBusiness: 'Maison et construction', HomeGoodsStore: 'Articles pour la maison', Hospital: 'Hôpital',
  Hostel: 'Auberge de jeunesse', Hotel: 'Hôtel', HousePainter: 'Peintre en bâtiment', IceCreamShop: 'Bar laitier',
  IndividualPhysician: 'Médecin (personne)', InsuranceAgency: 'Cabinet d’assurance', InternetCafe: 'Café Internet',
  JewelryStore: 'Bijouterie', LegalService: 'Services juridiques', Library: 'Bibliothèque', LiquorStore: 'Magasin d’alcools',
  Locksmith: 'Serrurier', LodgingBusiness: 'Hébergement touristique', MedicalBusiness: 'Santé', MedicalClinic: 'Clinique médicale',
  MensClothingStore: 'Vêtements pour hommes', Midwifery: 'Sages-femmes', MobilePhoneStore: 'Magasin de cellulaires', Motel: 'Motel',
  MotorcycleDealer: 'Concessionnaire de motos', MotorcycleRepair: 'Réparation de motos', MovieRentalStore: 'Location de films',
  MovieTheater: 'Cinéma', MovingCompany: 'Déménagement', MusicStore: 'Magasin de musique', NailSalon: 'Salon de manucure',
  NightClub: 'Boîte de nuit', Notary: 'Notaire', Nursing: 'Soins infirmiers', Obstetric: 'Obstétrique',
  OfficeEquipmentStore: 'Fournitures de bureau', Oncologic: 'Oncologie', Ophthalmology: 'Ophtalmologie', Optician: 'Opticien',
  Optometric: 'Optométrie', Otolaryngologic: 'Oto-rhino-laryngologie', OutletStore: 'Magasin d’usine', PawnShop: 'Prêteur sur gages',
  Pediatric: 'Pédiatrie', PetStore: 'Animalerie', Pharmacy: 'Pharmacie', Physician: 'Médecin', PhysiciansOffice: 'Cabinet de médecins',
  Physiotherapy: 'Physiothérapie', PlasticSurgery: 'Chirurgie plastique', Plumber: 'Plombier', Podiatric: 'Podiatrie',
  PoliceStation: 'Poste de police', PostOffice: 'Bureau de poste', PrimaryCare: 'Soins de première ligne',
  ProfessionalService: 'Services professionnels', Psychiatric: 'Psychiatrie', PublicHealth: 'Santé publique',
  PublicSwimmingPool: 'Piscine publique', RadioStation: 'Station de radio', RealEstateAgent: 'Courtier immobilier',
  RecyclingCenter: 'Centre de recyclage', Resort: 'Centre de villégiature', Restaurant: 'Restaurant', RoofingContractor: 'Couvreur',
  SelfStorage: 'Mini-entrepôts', ShoeStore: 'Magasin de chaussures', ShoppingCenter: 'Centre commercial', SkiResort: 'Station de ski',
  SportingGoodsStore: 'Articles de sport', SportsActivityLocation: 'Lieu d’activités sportives', SportsClub: 'Club sportif',
  StadiumOrArena: 'Stade ou aréna', Store: 'Magasin', TattooParlor: 'Salon de tatouage', TelevisionStation: 'Station de télévision',
  TennisComplex: 'Centre de tennis', TireShop: 'Magasin de pneus', TouristInformationCenter: 'Bureau d’information touristique',
  ToyStore: 'Magasin de jouets', TravelAgency: 'Agence de voyages', VacationRental: 'Location de vacances', WholesaleStore: 'Grossiste',
  Winery: 'Vignoble',
} as const satisfies Readonly<Partial<Record<LocalBusinessType, string>>>

/** English names that differ from the name of the type. */
// biome-ignore format: as above.
const englishNames: Readonly<Partial<Record<string, string>>> = {
  ArchiveOrganization: 'Archive', AutoDealer: 'Car dealer', AutoRental: 'Car rental', AutoWash: 'Car wash', AutomatedTeller: 'ATM',
  BikeStore: 'Bike shop', CommunityHealth: 'Community health center', CovidTestingFacility: 'COVID test center',
  DietNutrition: 'Nutritionist', Emergency: 'Emergency room', Geriatric: 'Geriatrics', Gynecologic: 'Gynecology',
  IndividualPhysician: 'Family doctor', MensClothingStore: 'Men’s clothing store', Nursing: 'Nursing service', Obstetric: 'Obstetrics',
  Oncologic: 'Oncology', Optometric: 'Optometry', Otolaryngologic: 'Ear, nose and throat', Pediatric: 'Pediatrics',
  PhysiciansOffice: 'Doctor’s office', Podiatric: 'Podiatry', Psychiatric: 'Psychiatry',
}

/** `HVACBusiness` → `HVAC business`. */
const english = (type: string): string =>
  englishNames[type] ??
  type
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(' ')
    .map((word, index) => (index === 0 || /^[A-Z]{2}/.test(word) ? word : word.toLowerCase()))
    .join(' ')

export const localBusinessTypes = keysOf(french)

export const businessTypes: Readonly<Record<string, Translated<string>>> = eachOf(localBusinessTypes, type => ({
  en: english(type),
  fr: french[type],
}))
