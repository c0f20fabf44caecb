/// The names of pictographs as code hosts use them.
///
/// Of some 1,900 names these are the ones that docs use; a name that is not here stays as it is written.
enum EmojiNames {
  /// In bytes.
  static let longest = 32

  static let table: [String: String] = {
    let words = list.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) })
  }()

  private static let list = """
    smile 😄 smiley 😃 grinning 😀 grin 😁 laughing 😆 satisfied 😆 sweat_smile 😅 rofl 🤣 joy 😂 slightly_smiling_face 🙂
    upside_down_face 🙃 wink 😉 blush 😊 innocent 😇 heart_eyes 😍 star_struck 🤩 kissing_heart 😘 yum 😋 stuck_out_tongue 😛
    stuck_out_tongue_winking_eye 😜 zany_face 🤪 money_mouth_face 🤑 hugs 🤗 shushing_face 🤫 thinking 🤔
    zipper_mouth_face 🤐 raised_eyebrow 🤨 neutral_face 😐 expressionless 😑 no_mouth 😶 smirk 😏 unamused 😒 roll_eyes 🙄
    grimacing 😬 relieved 😌 pensive 😔 sleepy 😪 sleeping 😴 mask 😷 face_with_thermometer 🤒 nauseated_face 🤢
    sneezing_face 🤧 hot_face 🥵 cold_face 🥶 dizzy_face 😵 exploding_head 🤯 cowboy_hat_face 🤠 partying_face 🥳
    sunglasses 😎 nerd_face 🤓 monocle_face 🧐 confused 😕 worried 😟 slightly_frowning_face 🙁 open_mouth 😮 hushed 😯
    astonished 😲 flushed 😳 pleading_face 🥺 frowning 😦 anguished 😧 fearful 😨 cold_sweat 😰 cry 😢 sob 😭 scream 😱
    confounded 😖 disappointed 😞 sweat 😓 weary 😩 tired_face 😫 triumph 😤 rage 😡 angry 😠 smiling_imp 😈 imp 👿 skull 💀
    poop 💩 hankey 💩 clown_face 🤡 ghost 👻 alien 👽 robot 🤖 see_no_evil 🙈 hear_no_evil 🙉 speak_no_evil 🙊 heart ❤️
    orange_heart 🧡 yellow_heart 💛 green_heart 💚 blue_heart 💙 purple_heart 💜 black_heart 🖤 broken_heart 💔
    sparkling_heart 💖 two_hearts 💕 100 💯 boom 💥 collision 💥 anger 💢 sweat_drops 💦 dash 💨 bomb 💣 speech_balloon 💬
    thought_balloon 💭 zzz 💤 wave 👋 raised_hand ✋ hand ✋ ok_hand 👌 v ✌️ crossed_fingers 🤞 metal 🤘 point_left 👈
    point_right 👉 point_up_2 👆 point_down 👇 point_up ☝️ +1 👍 thumbsup 👍 -1 👎 thumbsdown 👎 fist ✊ facepunch 👊 punch 👊
    clap 👏 raised_hands 🙌 open_hands 👐 handshake 🤝 pray 🙏 writing_hand ✍️ muscle 💪 brain 🧠 eyes 👀 eye 👁️ ear 👂
    nose 👃 baby 👶 child 🧒 boy 👦 girl 👧 man 👨 woman 👩 older_man 👴 older_woman 👵 facepalm 🤦 shrug 🤷 technologist 🧑‍💻
    detective 🕵️ construction_worker 👷 ninja 🥷 superhero 🦸 running 🏃 walking 🚶 dancer 💃 family 👪
    bust_in_silhouette 👤 busts_in_silhouette 👥 footprints 👣 dog 🐶 cat 🐱 mouse 🐭 hamster 🐹 rabbit 🐰 fox_face 🦊 bear 🐻
    panda_face 🐼 koala 🐨 tiger 🐯 lion 🦁 cow 🐮 pig 🐷 frog 🐸 monkey_face 🐵 monkey 🐒 chicken 🐔 penguin 🐧 bird 🐦 eagle 🦅
    duck 🦆 owl 🦉 wolf 🐺 horse 🐴 unicorn 🦄 bee 🐝 honeybee 🐝 bug 🐛 butterfly 🦋 snail 🐌 beetle 🐞 ant 🐜 spider 🕷️
    turtle 🐢 snake 🐍 dragon 🐉 octopus 🐙 crab 🦀 shrimp 🦐 fish 🐟 dolphin 🐬 whale 🐳 shark 🦈 crocodile 🐊 elephant 🐘
    gorilla 🦍 sloth 🦥 bouquet 💐 cherry_blossom 🌸 rose 🌹 hibiscus 🌺 sunflower 🌻 tulip 🌷 seedling 🌱 evergreen_tree 🌲
    deciduous_tree 🌳 palm_tree 🌴 cactus 🌵 herb 🌿 four_leaf_clover 🍀 maple_leaf 🍁 fallen_leaf 🍂 leaves 🍃 mushroom 🍄
    apple 🍎 green_apple 🍏 pear 🍐 tangerine 🍊 orange 🍊 lemon 🍋 banana 🍌 watermelon 🍉 grapes 🍇 strawberry 🍓 cherries 🍒
    peach 🍑 pineapple 🍍 avocado 🥑 tomato 🍅 eggplant 🍆 carrot 🥕 corn 🌽 hot_pepper 🌶️ bread 🍞 cheese 🧀 egg 🥚 pizza 🍕
    hamburger 🍔 fries 🍟 hotdog 🌭 taco 🌮 burrito 🌯 popcorn 🍿 sushi 🍣 ramen 🍜 cookie 🍪 cake 🍰 birthday 🎂 doughnut 🍩
    chocolate_bar 🍫 candy 🍬 coffee ☕ tea 🍵 beer 🍺 beers 🍻 wine_glass 🍷 cocktail 🍸 champagne 🍾 earth_africa 🌍
    earth_americas 🌎 earth_asia 🌏 globe_with_meridians 🌐 world_map 🗺️ compass 🧭 mountain ⛰️ beach_umbrella 🏖️
    desert_island 🏝️ house 🏠 house_with_garden 🏡 office 🏢 hospital 🏥 bank 🏦 hotel 🏨 school 🏫 factory 🏭 castle 🏰
    tent ⛺ bridge_at_night 🌉 train 🚆 bus 🚌 ambulance 🚑 fire_engine 🚒 police_car 🚓 taxi 🚕 car 🚗 red_car 🚗 truck 🚚
    tractor 🚜 bike 🚲 motorcycle 🏍️ construction 🚧 anchor ⚓ boat ⛵ sailboat ⛵ ship 🚢 airplane ✈️ helicopter 🚁
    rocket 🚀 flying_saucer 🛸 hourglass ⌛ hourglass_flowing_sand ⏳ watch ⌚ alarm_clock ⏰ stopwatch ⏱️ timer_clock ⏲️
    clock1 🕐 clock12 🕛 new_moon 🌑 full_moon 🌕 crescent_moon 🌙 thermometer 🌡️ sunny ☀️ sun_with_face 🌞 star ⭐ star2 🌟
    stars 🌠 cloud ☁️ partly_sunny ⛅ rainbow 🌈 umbrella ☔ zap ⚡ snowflake ❄️ snowman ⛄ comet ☄️ fire 🔥 droplet 💧
    ocean 🌊 jack_o_lantern 🎃 christmas_tree 🎄 fireworks 🎆 sparkler 🎇 sparkles ✨ balloon 🎈 tada 🎉 confetti_ball 🎊
    ribbon 🎀 gift 🎁 ticket 🎫 medal_sports 🏅 trophy 🏆 1st_place_medal 🥇 2nd_place_medal 🥈 3rd_place_medal 🥉 soccer ⚽
    baseball ⚾ basketball 🏀 football 🏈 tennis 🎾 bowling 🎳 golf ⛳ dart 🎯 8ball 🎱 crystal_ball 🔮 magic_wand 🪄
    video_game 🎮 joystick 🕹️ game_die 🎲 jigsaw 🧩 chess_pawn ♟️ performing_arts 🎭 art 🎨 thread 🧵 eyeglasses 👓
    goggles 🥽 necktie 👔 shirt 👕 tshirt 👕 jeans 👖 dress 👗 crown 👑 tophat 🎩 mortar_board 🎓 lipstick 💄 ring 💍 gem 💎
    mute 🔇 speaker 🔈 sound 🔉 loud_sound 🔊 loudspeaker 📢 mega 📣 bell 🔔 no_bell 🔕 musical_note 🎵 notes 🎶 microphone 🎤
    headphones 🎧 radio 📻 guitar 🎸 musical_keyboard 🎹 trumpet 🎺 violin 🎻 drum 🥁 iphone 📱 calling 📲 phone ☎️
    telephone ☎️ telephone_receiver 📞 fax 📠 battery 🔋 electric_plug 🔌 computer 💻 desktop_computer 🖥️ printer 🖨️
    keyboard ⌨️ computer_mouse 🖱️ minidisc 💽 floppy_disk 💾 cd 💿 dvd 📀 abacus 🧮 movie_camera 🎥 clapper 🎬 tv 📺
    camera 📷 camera_flash 📸 video_camera 📹 mag 🔍 mag_right 🔎 candle 🕯️ bulb 💡 flashlight 🔦
    notebook_with_decorative_cover 📔 closed_book 📕 book 📖 open_book 📖 green_book 📗 blue_book 📘 orange_book 📙 books 📚
    notebook 📓 ledger 📒 page_with_curl 📃 scroll 📜 page_facing_up 📄 newspaper 📰 bookmark_tabs 📑 bookmark 🔖 label 🏷️
    moneybag 💰 coin 🪙 yen 💴 dollar 💵 euro 💶 pound 💷 credit_card 💳 receipt 🧾 chart 💹 envelope ✉️ email 📧 e-mail 📧
    incoming_envelope 📨 outbox_tray 📤 inbox_tray 📥 package 📦 mailbox 📫 postbox 📮 ballot_box 🗳️ pencil2 ✏️
    black_nib ✒️ fountain_pen 🖋️ pen 🖊️ paintbrush 🖌️ crayon 🖍️ memo 📝 pencil 📝 briefcase 💼 file_folder 📁
    open_file_folder 📂 card_index_dividers 🗂️ date 📅 calendar 📆 spiral_notepad 🗒️ spiral_calendar 🗓️ card_index 📇
    chart_with_upwards_trend 📈 chart_with_downwards_trend 📉 bar_chart 📊 clipboard 📋 pushpin 📌 round_pushpin 📍
    paperclip 📎 paperclips 🖇️ straight_ruler 📏 triangular_ruler 📐 scissors ✂️ card_file_box 🗃️ file_cabinet 🗄️
    wastebasket 🗑️ lock 🔒 unlock 🔓 lock_with_ink_pen 🔏 closed_lock_with_key 🔐 key 🔑 old_key 🗝️ hammer 🔨 axe 🪓
    pick ⛏️ hammer_and_pick ⚒️ hammer_and_wrench 🛠️ dagger 🗡️ crossed_swords ⚔️ shield 🛡️ wrench 🔧 screwdriver 🪛
    nut_and_bolt 🔩 gear ⚙️ clamp 🗜️ balance_scale ⚖️ link 🔗 chains ⛓️ toolbox 🧰 magnet 🧲 ladder 🪜 alembic ⚗️
    test_tube 🧪 petri_dish 🧫 dna 🧬 microscope 🔬 telescope 🔭 satellite 📡 syringe 💉 pill 💊 adhesive_bandage 🩹
    stethoscope 🩺 door 🚪 bed 🛏️ couch_and_lamp 🛋️ toilet 🚽 shower 🚿 bathtub 🛁 broom 🧹 basket 🧺 soap 🧼 sponge 🧽
    fire_extinguisher 🧯 shopping_cart 🛒 placard 🪧 put_litter_in_its_place 🚮 wheelchair ♿ warning ⚠️
    children_crossing 🚸 no_entry ⛔ no_entry_sign 🚫 stop_sign 🛑 no_bicycles 🚳 no_smoking 🚭 radioactive ☢️
    biohazard ☣️ arrow_up ⬆️ arrow_upper_right ↗️ arrow_right ➡️ arrow_lower_right ↘️ arrow_down ⬇️
    arrow_lower_left ↙️ arrow_left ⬅️ arrow_upper_left ↖️ arrow_up_down ↕️ left_right_arrow ↔️
    leftwards_arrow_with_hook ↩️ arrow_right_hook ↪️ arrows_clockwise 🔃 arrows_counterclockwise 🔄 back 🔙 end 🔚 on 🔛
    soon 🔜 top 🔝 atom_symbol ⚛️ yin_yang ☯️ peace_symbol ☮️ aries ♈ twisted_rightwards_arrows 🔀 repeat 🔁
    arrow_forward ▶️ fast_forward ⏩ arrow_backward ◀️ rewind ⏪ arrow_up_small 🔼 arrow_double_up ⏫ arrow_down_small 🔽
    arrow_double_down ⏬ pause_button ⏸️ stop_button ⏹️ record_button ⏺️ eject_button ⏏️ cinema 🎦 low_brightness 🔅
    high_brightness 🔆 signal_strength 📶 vibration_mode 📳 mobile_phone_off 📴 heavy_plus_sign ➕ heavy_minus_sign ➖
    heavy_division_sign ➗ heavy_multiplication_x ✖️ infinity ♾️ bangbang ‼️ interrobang ⁉️ question ❓
    grey_question ❔ grey_exclamation ❕ exclamation ❗ heavy_exclamation_mark ❗ currency_exchange 💱
    heavy_dollar_sign 💲 recycle ♻️ fleur_de_lis ⚜️ trident 🔱 name_badge 📛 beginner 🔰 o ⭕ white_check_mark ✅
    ballot_box_with_check ☑️ heavy_check_mark ✔️ x ❌ negative_squared_cross_mark ❎ curly_loop ➰ loop ➿
    part_alternation_mark 〽️ eight_spoked_asterisk ✳️ eight_pointed_black_star ✴️ sparkle ❇️ copyright ©️
    registered ®️ tm ™️ hash #️⃣ asterisk *️⃣ zero 0️⃣ one 1️⃣ two 2️⃣ three 3️⃣ four 4️⃣ five 5️⃣ six 6️⃣ seven 7️⃣
    eight 8️⃣ nine 9️⃣ keycap_ten 🔟 capital_abcd 🔠 abcd 🔡 1234 🔢 symbols 🔣 abc 🔤 a 🅰️ ab 🆎 b 🅱️ cl 🆑 cool 🆒 free 🆓
    information_source ℹ️ id 🆔 m Ⓜ️ new 🆕 ng 🆖 o2 🅾️ ok 🆗 parking 🅿️ sos 🆘 up 🆙 vs 🆚 red_circle 🔴 orange_circle 🟠
    yellow_circle 🟡 green_circle 🟢 large_blue_circle 🔵 blue_circle 🔵 purple_circle 🟣 brown_circle 🟤 black_circle ⚫
    white_circle ⚪ red_square 🟥 orange_square 🟧 yellow_square 🟨 green_square 🟩 blue_square 🟦 purple_square 🟪
    black_large_square ⬛ white_large_square ⬜ large_orange_diamond 🔶 large_blue_diamond 🔷 small_orange_diamond 🔸
    small_blue_diamond 🔹 small_red_triangle 🔺 small_red_triangle_down 🔻 radio_button 🔘 checkered_flag 🏁
    triangular_flag_on_post 🚩 crossed_flags 🎌 black_flag 🏴 white_flag 🏳️ rainbow_flag 🏳️‍🌈 pirate_flag 🏴‍☠️ us 🇺🇸
    uk 🇬🇧 gb 🇬🇧 de 🇩🇪 fr 🇫🇷 es 🇪🇸 it 🇮🇹 jp 🇯🇵 cn 🇨🇳 kr 🇰🇷 eu 🇪🇺 ca 🇨🇦 au 🇦🇺 in 🇮🇳 br 🇧🇷 mx 🇲🇽 ch 🇨🇭 at 🇦🇹 nl 🇳🇱
    se 🇸🇪 no_good 🙅 ok_woman 🙆 raising_hand 🙋 bow 🙇 information_desk_person 💁 tipping_hand_person 💁
    person_frowning 🙍 saluting_face 🫡 melting_face 🫠 heart_hands 🫶 bubbles 🫧 lotus 🪷 wheel 🛞 nazar_amulet 🧿 hamsa 🪬
    identification_card 🪪
    smiling_face_with_three_hearts 🥰 woozy_face 🥴 supervillain 🦹 foot 🦶 leg 🦵 bone 🦴 tooth 🦷 lab_coat 🥼
    hiking_boot 🥾 flat_shoe 🥿 raccoon 🦝 llama 🦙 hippopotamus 🦛 kangaroo 🦘 badger 🦡 swan 🦢 peacock 🦚 parrot 🦜
    lobster 🦞 mosquito 🦟 microbe 🦠 mango 🥭 leafy_green 🥬 bagel 🥯 salt 🧂 moon_cake 🥮 cupcake 🧁 bricks 🧱 skateboard 🛹
    luggage 🧳 firecracker 🧨 red_envelope 🧧 softball 🥎 flying_disc 🥏 lacrosse 🥍 teddy_bear 🧸 yarn 🧶 safety_pin 🧷
    lotion_bottle 🧴 roll_of_paper 🧻 billed_cap 🧢 yawning_face 🥱 brown_heart 🤎 white_heart 🤍 pinching_hand 🤏
    mechanical_arm 🦾 mechanical_leg 🦿 ear_with_hearing_aid 🦻 deaf_person 🧏 standing_person 🧍 kneeling_person 🧎
    orangutan 🦧 guide_dog 🦮 otter 🦦 skunk 🦨 flamingo 🦩 oyster 🦪 garlic 🧄 onion 🧅 waffle 🧇 falafel 🧆 butter 🧈
    beverage_box 🧃 mate 🧉 ice_cube 🧊 hindu_temple 🛕 manual_wheelchair 🦽 motorized_wheelchair 🦼 auto_rickshaw 🛺
    parachute 🪂 ringed_planet 🪐 diving_mask 🤿 yo_yo 🪀 kite 🪁 safety_vest 🦺 sari 🥻 banjo 🪕 diya_lamp 🪔
    drop_of_blood 🩸 chair 🪑 razor 🪒 smiling_face_with_tear 🥲 disguised_face 🥸 pinched_fingers 🤌 anatomical_heart 🫀
    lungs 🫁 people_hugging 🫂 bison 🦬 mammoth 🦣 beaver 🦫 seal 🦭 feather 🪶 dodo 🦤 cockroach 🪳 worm 🪱 fly 🪰
    blueberries 🫐 olive 🫒 bell_pepper 🫑 flatbread 🫓 tamale 🫔 fondue 🫕 teapot 🫖 bubble_tea 🧋 rock 🪨 wood 🪵 hut 🛖
    pickup_truck 🛻 roller_skate 🛼 nesting_dolls 🪆 sewing_needle 🪡 knot 🪢 thong_sandal 🩴 military_helmet 🪖
    accordion 🪗 long_drum 🪘 boomerang 🪃 carpentry_saw 🪚 hook 🪝 mirror 🪞 window 🪟 plunger 🪠 mouse_trap 🪤 bucket 🪣
    toothbrush 🪥 headstone 🪦 potted_plant 🪴 elevator 🛗 polar_bear 🐻‍❄️ black_cat 🐈‍⬛ heart_on_fire ❤️‍🔥
    mending_heart ❤️‍🩹 face_exhaling 😮‍💨 face_in_clouds 😶‍🌫️ face_with_spiral_eyes 😵‍💫 face_with_peeking_eye 🫣
    face_with_diagonal_mouth 🫤 dotted_line_face 🫥 face_holding_back_tears 🥹 biting_lip 🫦 troll 🧌 person_with_crown 🫅
    coral 🪸 empty_nest 🪹 nest_with_eggs 🪺 beans 🫘 pouring_liquid 🫗 jar 🫙 playground_slide 🛝 ring_buoy 🛟
    mirror_ball 🪩 low_battery 🪫 crutch 🩼 x_ray 🩻 heavy_equals_sign 🟰 rightwards_hand 🫱 leftwards_hand 🫲
    palm_down_hand 🫳 palm_up_hand 🫴 index_pointing_at_the_viewer 🫵 kissing 😗 relaxed ☺️ kissing_smiling_eyes 😙
    kissing_closed_eyes 😚 stuck_out_tongue_closed_eyes 😝 lying_face 🤥 drooling_face 🤤 face_with_head_bandage 🤕
    vomiting_face 🤮 cursing_face 🤬 hand_over_mouth 🤭 frowning_face ☹️ disappointed_relieved 😥 persevere 😣 pout 😡
    skull_and_crossbones ☠️ japanese_ogre 👹 japanese_goblin 👺 space_invader 👾 smiley_cat 😺 smile_cat 😸 joy_cat 😹
    heart_eyes_cat 😻 scream_cat 🙀 crying_cat_face 😿 pouting_cat 😾 kiss 💋 love_letter 💌 cupid 💘 gift_heart 💝
    heartpulse 💗 heartbeat 💓 revolving_hearts 💞 heart_decoration 💟 heavy_heart_exclamation ❣️ hole 🕳️ dizzy 💫
    vulcan_salute 🖖 love_you_gesture 🤟 call_me_hand 🤙 raised_back_of_hand 🤚 raised_hand_with_fingers_splayed 🖐️
    palms_up_together 🤲 selfie 🤳 nail_care 💅 tongue 👅 lips 👄 adult 🧑 mage 🧙 fairy 🧚 vampire 🧛 elf 🧝 genie 🧞 zombie 🧟
    santa 🎅 angel 👼 princess 👸 prince 🤴 cop 👮 guard 💂 dancers 👯 climbing 🧗 surfer 🏄 swimmer 🏊 rowboat 🚣 bicyclist 🚴
    juggling_person 🤹 student 🧑‍🎓 teacher 🧑‍🏫 scientist 🧑‍🔬 artist 🧑‍🎨 astronaut 🧑‍🚀 firefighter 🧑‍🚒 farmer 🧑‍🌾
    cook 🧑‍🍳 mechanic 🧑‍🔧 man_technologist 👨‍💻 woman_technologist 👩‍💻 office_worker 🧑‍💼 factory_worker 🧑‍🏭
    singer 🧑‍🎤 poodle 🐩 dog2 🐕 cat2 🐈 tiger2 🐅 leopard 🐆 racehorse 🐎 zebra 🦓 deer 🦌 ox 🐂 water_buffalo 🐃 cow2 🐄
    pig2 🐖 boar 🐗 ram 🐏 sheep 🐑 goat 🐐 camel 🐫 dromedary_camel 🐪 giraffe 🦒 rhinoceros 🦏 mouse2 🐁 rat 🐀 rabbit2 🐇
    chipmunk 🐿️ hedgehog 🦔 bat 🦇 feet 🐾 paw_prints 🐾 turkey 🦃 rooster 🐓 hatching_chick 🐣 baby_chick 🐤
    hatched_chick 🐥 dove 🕊️ lizard 🦎 dragon_face 🐲 sauropod 🦕 t-rex 🦖 whale2 🐋 tropical_fish 🐠 blowfish 🐡 shell 🐚
    squid 🦑 cricket 🦗 scorpion 🦂 wilted_flower 🥀 rosette 🏵️ blossom 🌼 ear_of_rice 🌾 shamrock ☘️ melon 🍈 kiwi_fruit 🥝
    coconut 🥥 potato 🥔 cucumber 🥒 broccoli 🥦 peanuts 🥜 chestnut 🌰 croissant 🥐 baguette_bread 🥖 pretzel 🥨 pancakes 🥞
    meat_on_bone 🍖 poultry_leg 🍗 cut_of_meat 🥩 bacon 🥓 sandwich 🥪 fried_egg 🍳 stew 🍲 green_salad 🥗 bento 🍱 rice 🍚
    curry 🍛 spaghetti 🍝 icecream 🍦 ice_cream 🍨 shaved_ice 🍧 pie 🥧 lollipop 🍭 custard 🍮 honey_pot 🍯 baby_bottle 🍼
    milk_glass 🥛 sake 🍶 tropical_drink 🍹 clinking_glasses 🥂 tumbler_glass 🥃 cup_with_straw 🥤 hocho 🔪 knife 🔪
    fork_and_knife 🍴 spoon 🥄 mount_fuji 🗻 volcano 🌋 camping 🏕️ stadium 🏟️ building_construction 🏗️ houses 🏘️
    post_office 🏣 convenience_store 🏪 department_store 🏬 tokyo_tower 🗼 statue_of_liberty 🗽 church ⛪ fountain ⛲
    foggy 🌁 night_with_stars 🌃 cityscape 🏙️ sunrise 🌅 sunrise_over_mountains 🌄 city_sunset 🌆 roller_coaster 🎢
    ferris_wheel 🎡 circus_tent 🎪 steam_locomotive 🚂 railway_car 🚃 bullettrain_side 🚄 metro 🚇 tram 🚊 blue_car 🚙
    articulated_lorry 🚛 motor_scooter 🛵 kick_scooter 🛴 busstop 🚏 railway_track 🛤️ fuelpump ⛽ rotating_light 🚨
    traffic_light 🚥 vertical_traffic_light 🚦 canoe 🛶 speedboat 🚤 ferry ⛴️ small_airplane 🛩️ flight_departure 🛫
    flight_arrival 🛬 seat 💺 bellhop_bell 🛎️ clock2 🕑 clock3 🕒 clock4 🕓 clock5 🕔 clock6 🕕 clock7 🕖 clock8 🕗 clock9 🕘
    clock10 🕙 clock11 🕚 full_moon_with_face 🌝 new_moon_with_face 🌚 milky_way 🌌 tornado 🌪️ fog 🌫️ wind_face 🌬️
    cyclone 🌀 snowman_with_snow ☃️ wind_chime 🎐 reminder_ribbon 🎗️ tickets 🎟️ volleyball 🏐 rugby_football 🏉
    badminton 🏸 boxing_glove 🥊 martial_arts_uniform 🥋 goal_net 🥅 ice_skate ⛸️ fishing_pole_and_fish 🎣 ski 🎿 sled 🛷
    slot_machine 🎰 spades ♠️ hearts ♥️ diamonds ♦️ clubs ♣️ black_joker 🃏 dark_sunglasses 🕶️ scarf 🧣 gloves 🧤 coat 🧥
    socks 🧦 handbag 👜 school_satchel 🎒 athletic_shoe 👟 high_heel 👠 boot 👢 rescue_worker_helmet ⛑️ postal_horn 📯
    studio_microphone 🎙️ level_slider 🎚️ control_knobs 🎛️ saxophone 🎷 pager 📟 trackball 🖲️ film_strip 🎞️
    film_projector 📽️ vhs 📼 newspaper_roll 🗞️ money_with_wings 💸 envelope_with_arrow 📩 mailbox_with_mail 📬
    bow_and_arrow 🏹 gun 🔫 coffin ⚰️ moyai 🗿 atm 🏧 potable_water 🚰 mens 🚹 womens 🚺 restroom 🚻 wc 🚾 passport_control 🛂
    customs 🛃 baggage_claim 🛄 left_luggage 🛅 underage 🔞 next_track_button ⏭️ previous_track_button ⏮️
    play_or_pause_button ⏯️ repeat_one 🔂 female_sign ♀️ male_sign ♂️ medical_symbol ⚕️ wavy_dash 〰️
    diamond_shape_with_a_dot_inside 💠 white_square_button 🔳 black_square_button 🔲 black_medium_square ◼️
    white_medium_square ◻️ black_small_square ▪️ white_small_square ▫️
    """
}
