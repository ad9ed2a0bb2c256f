/** What customers ask a business for. Texts select by it: a clinic takes appointments, a roofer prepares quotes. */
import type { localBusinessTypes } from '../schema/business-types.ts'

export const customerRequests = ['quote', 'visit', 'appointment', 'consultation'] as const

export type CustomerRequest = (typeof customerRequests)[number]

type BusinessType = (typeof localBusinessTypes)[number]

// biome-ignore format: a line for each name would be two screens of names.
const appointmentTypes: ReadonlySet<BusinessType> = new Set<BusinessType>([
  'AnimalShelter', 'Audiology', 'AutoBodyShop', 'AutoRepair', 'BeautySalon', 'BikeStore', 'CommunityHealth', 'DaySpa', 'Dentist',
  'Dermatology', 'DietNutrition', 'Geriatric', 'Gynecologic', 'HairSalon', 'HealthAndBeautyBusiness', 'HealthClub', 'IndividualPhysician',
  'MedicalBusiness', 'MedicalClinic', 'Midwifery', 'MotorcycleRepair', 'NailSalon', 'Nursing', 'Obstetric', 'Oncologic', 'Ophthalmology',
  'Optician', 'Optometric', 'Otolaryngologic', 'Pediatric', 'Physician', 'PhysiciansOffice', 'Physiotherapy', 'PlasticSurgery', 'Podiatric',
  'PrimaryCare', 'Psychiatric', 'PublicHealth', 'TattooParlor', 'TireShop',
])

const consultationTypes: ReadonlySet<BusinessType> = new Set<BusinessType>([
  ...(['AccountingService', 'Attorney', 'EmploymentAgency', 'FinancialService', 'InsuranceAgency', 'LegalService', 'Notary'] as const),
  ...(['RealEstateAgent', 'TravelAgency'] as const),
])

const visitTypes: ReadonlySet<BusinessType> = new Set<BusinessType>(['Electrician', 'HVACBusiness', 'Plumber'])

/** The usual request of a type of business, unless the config sets `business.request`. */
export const usualRequest = (type: BusinessType): CustomerRequest => {
  if (appointmentTypes.has(type)) return 'appointment'
  if (consultationTypes.has(type)) return 'consultation'
  return visitTypes.has(type) ? 'visit' : 'quote'
}
