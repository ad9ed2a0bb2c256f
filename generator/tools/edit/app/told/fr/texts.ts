/** Texts that visitors read, and what is inserted into them. */
export const texts: Readonly<Record<string, string>> = {
  'the text cannot be read: <reason:said>': 'le texte est illisible : <reason>',
  'a { is not closed by a }': 'une accolade { n’est pas refermée par }',
  'there is nothing between { and }': 'il n’y a rien entre { et }',
  'the placeholder between { and } is malformed': 'ce qui se trouve entre { et } est mal écrit',
  'a quotation mark is not closed': 'un guillemet n’est pas refermé',
  'a plural or select needs a case “other”': 'un pluriel ou un choix a besoin d’un cas « other »',
  'a closing tag has no opening one': 'une balise se referme sans avoir été ouverte',
  'something between { and } is malformed': 'ce qui se trouve entre { et } est mal écrit',
  "Placeholders look like {city}; a brace that shall be printed is written '{'.":
    "Une valeur à insérer s’écrit {city}; une accolade à afficher telle quelle s’écrit '{'.",
  '{<name>} is a text, of which no number or plural can be made': '{<name>} est un texte : on ne peut en faire ni un nombre ni un pluriel',
  '{<name>} is no date or time': '{<name>} n’est ni une date ni une heure',
  'Write {<name>} alone.': 'Écrivez {<name>} seul.',
  'nothing fills {<name>} here': 'rien ne remplit {<name>} ici',
  'nothing fills {value}: this claim has no “value”': 'rien ne remplit {value} : ce chiffre n’a pas de « value »',
  'Write “value:” with the figure into the claim, or the figure itself into the text.':
    'Écrivez « value: » avec le chiffre, ou le chiffre lui-même dans le texte.',
  '{<name>} is unknown in this address': '{<name>} n’existe pas dans cette adresse',
  'This address has no changing part.': 'Cette adresse n’a aucune partie qui change.',
  'the address lacks {<name>}, so all pages of this kind would share it':
    'il manque {<name>} dans l’adresse : toutes les pages de ce genre auraient la même',
  'Add /{<name>}': 'Ajoutez /{<name>}',
  'the text does not use {<name>}, which the page fills in': 'le texte n’utilise pas {<name>}, que la page remplit',
  'Add <names:list> where it belongs.': 'Ajoutez <names> à sa place.',
  'this text uses no placeholder, but its <language:language> version uses <names:list>':
    'ce texte n’insère aucune valeur, alors que sa version (<language>) insère <names>',
  'Add <names:list> where it belongs, or write the same fact in both.':
    'Ajoutez <names> à sa place, ou écrivez la même chose dans les deux.',
}
